# From another folder, the example is named with its whole path.
top=$PWD
cd "$WORK" && "$HAVELOCK" demo gate | sed "s,$top,TOP," | head -n 2

cd "$WORK" && mkdir META-INF && printf 'Manifest-Version: 1.0\r\n\r\n' >META-INF/MANIFEST.MF && zip -q x.jar META-INF/MANIFEST.MF && "$HAVELOCK" java -jar x.jar 2>&1

/* figures.h - programs of the papers, one run of each. Lines are the nodes of figure 8, and the lines of figure 2. */
#ifndef HAVELOCK_TEST_UNIT_DETECT_FIGURES_H
#define HAVELOCK_TEST_UNIT_DETECT_FIGURES_H

#define PAPER1_FIGURE5 \
    "0>1 0>2 1(Value0:17 1(Value1:4 1)Value1 1)Value0 1. " \
    "2(Value1:17 2(Value0:4 2)Value0 2)Value1 2. 0<1 0<2"

#define PAPER1_FIGURE7 "0>1 0>2 " PAPER1_FIGURE7_AGAIN

/* Once more round the loop. */
#define PAPER1_FIGURE7_AGAIN \
    "1(L1:1 1(L3:2 1(L2:3 1)L2 1(L4:4 1)L4 1)L3 1)L1 " \
    "1(L4:5 1(L2:6 1(L3:7 1)L3 1)L2 1)L4 " \
    "2(L1:8 2(L2:9 2(L3:10 2)L3 2)L2 2)L1 " \
    "2(L4:11 2(L3:12 2(L2:13 2)L2 2)L3 2)L4 "

#define PAPER2_FIGURE2 \
    "0>1 0>2 1(G:3 1(L1:4 1(L2:5 1)L2 1)L1 1)G 1>3 " \
    "2(G:14 2(L2:15 2(L1:16 2)L1 2)L2 2)G " \
    "3(L1:19 3(L2:20 3)L2 3)L1 3. 1<3 1(L2:11 1(L1:12 1)L1 1)L2"

#endif

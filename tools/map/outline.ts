// The board as it was drawn by hand: junctions (where three areas meet), the rough lines between them, and what is placed by
// hand. The canvas is 1000 x 1860, y downwards. lines.ts gives the lines their character. To change a coast, move its points
// and run `npm run map`; if an adjacency breaks, it names the pair.

import type { AreaId, ByArea, LandId, PortId, SeaId } from '#thrones/box';
import type { Face, Point, Scattered } from './kinds';

export const WIDTH = 1000;
export const HEIGHT = 1860;

/** name x y */
export const junctions = `
NW 0 0            NE 1000 0          SE 1000 1860        SW 0 1860
f.wildW 214 0     f.wildE 716 0      f.shivNarrow 1000 470   f.narrowShip 1000 1010
f.shipEast 1000 1446  f.eastWest 446 1860  f.sunsetWest 0 1300  f.baySunset 0 632

wallW 240 84      wallE 700 80
cbWfBay 236 216   cbWfKa 560 214     cbKaShiv 716 158    kaWfShiv 726 330
wfSsBayN 262 378  wfSsBayS 296 530   wfWhShiv 706 402    whWwShiv 746 426
wfGwBay 342 616   wfGwMc 424 606     wfMcWh 540 528      whMcNar 588 606     whWwNar 716 552
wwNarShiv 908 474
gwFfBay 256 640   ffBaySun 84 664    ffSunIron 98 742    gwFfIron 262 758
gwSeIron 338 782  mcSeGw 414 722     mcTwSe 480 742      mcTwNar 572 736
twFiNar 634 752   twFiMm 618 828     twMmHa 566 914      twSeHa 496 892      seHaRr 440 926
seRrIron 330 910  rrIronGold 222 952 rrGoldLa 246 1006   rrLaSt 338 1036     rrStHa 458 1024
fiMmNar 748 822   mmEyNarN 762 868   mmEyNarS 730 984    mmCrNar 704 1010    mmCrHa 604 994
haCrBw 578 1092   haBwSt 486 1116    bwStSm 350 1178     stSmLa 308 1142     smLaGold 152 1160
crNarShip 868 1052  crShipBb 846 1086  crKlBb 692 1136   crKlBw 598 1132
klKwBb 708 1262   klKwRe 594 1296    klReBw 522 1252     bwReSm 390 1264
kwBbShip 842 1234 kwShShip 786 1326  kwShBo 648 1410     kwReBo 578 1398
smGoldSun 120 1202  smSunWest 124 1292  smHgWest 142 1346  smReHg 326 1330
reHgDm 350 1404   reBoDm 488 1432    hgOtDm 298 1444     hgOtRed 156 1456    hgRedWest 126 1414
otDmTt 320 1526   otTtRed 170 1590   dmPpTt 366 1534     dmPpBo 464 1496
shBoDor 642 1500  shDorEast 856 1512 shShipEast 890 1458
ppBoYr 508 1570   boYrDor 632 1582   ppYrSf 464 1654     ppTtSf 334 1654
ttSfWest 304 1726 ttRedWest 172 1660 sfWestEast 420 1806 sfSaEast 512 1776
yrSfSa 518 1682   yrSaSp 642 1676    yrSpDor 670 1604    saSpEast 700 1756   spDorEast 872 1606
arborN 58 1650    arborS 148 1686
`;

/** Lines: kind, then per line: junction, points, junction. Kinds that are only a matter of which areas meet
 *  (coast, land border, sea border) need not be told apart here; rivers, the wall and the frame do. */
export const lines = {
  frame: `
NW f.wildW
f.wildW f.wildE
f.wildE NE
NE f.shivNarrow
f.shivNarrow f.narrowShip
f.narrowShip f.shipEast
f.shipEast SE
SE f.eastWest
f.eastWest SW
SW f.sunsetWest
f.sunsetWest f.baySunset
f.baySunset NW
`,
  wall: `
wallW 300,92 372,84 430,98 505,88 570,101 640,86 wallE
`,
  river: `
wfGwBay 366,606 388,616 wfGwMc
mcTwSe 472,780 486,812 474,850 twSeHa
seHaRr 466,906 twSeHa
twSeHa 530,896 twMmHa
twMmHa 590,938 588,966 mmCrHa
mmCrHa 640,996 672,1012 mmCrNar
ppTtSf 322,1668 328,1696 ttSfWest
`,
  plain: `
f.wildW 222,22 206,44 226,60 wallW
f.wildE 702,18 720,42 706,62 wallE

wallW 222,100 240,120 214,150 224,172 206,192 cbWfBay
cbWfBay 208,226 196,250 216,270 244,276 238,306 256,324 246,352 wfSsBayN
wfSsBayN 236,384 214,364 186,378 158,370 140,388 158,410 164,428 134,436 108,430 100,452 122,474 136,498 130,522 162,526 186,544 222,534 262,550 wfSsBayS
wfSsBayS 322,540 336,560 318,580 wfGwBay
wfGwBay 312,622 290,612 gwFfBay
gwFfBay 238,618 206,626 184,604 156,598 128,610 118,638 ffBaySun
ffBaySun 68,682 88,708 ffSunIron
ffSunIron 122,764 156,748 184,768 214,744 gwFfIron
gwFfIron 286,772 306,764 gwSeIron
gwSeIron 326,800 314,822 340,838 328,862 346,886 seRrIron
seRrIron 296,912 258,938 rrIronGold
rrIronGold 208,974 222,996 rrGoldLa
rrGoldLa 222,1028 196,1044 182,1066 148,1068 128,1090 148,1114 136,1140 smLaGold
smLaGold 132,1178 smGoldSun
smGoldSun 104,1218 96,1242 118,1262 smSunWest
smSunWest 112,1320 smHgWest
smHgWest 118,1366 130,1388 hgRedWest
hgRedWest 148,1430 hgOtRed
hgOtRed 130,1484 146,1510 130,1540 156,1560 otTtRed
otTtRed 150,1606 168,1628 152,1644 ttRedWest
ttRedWest 190,1692 220,1682 240,1708 276,1704 ttSfWest
ttSfWest 312,1762 346,1764 368,1794 sfWestEast
sfWestEast 456,1796 484,1804 sfSaEast
sfSaEast 548,1800 590,1790 628,1802 664,1778 saSpEast
saSpEast 734,1758 760,1728 798,1738 828,1716 866,1716 882,1690 916,1684 944,1654 926,1636 900,1634 spDorEast
spDorEast 842,1590 810,1600 778,1584 744,1598 712,1594 yrSpDor
yrSpDor 650,1594 boYrDor
boYrDor 618,1550 632,1526 shBoDor
shBoDor 668,1484 700,1500 738,1482 776,1502 816,1496 shDorEast
shDorEast 892,1500 914,1480 shShipEast
shShipEast 908,1428 880,1410 892,1384 864,1368 858,1344 822,1350 kwShShip
kwShShip 772,1302 800,1284 826,1274 862,1264 kwBbShip
kwBbShip 814,1220 790,1236 762,1230 738,1250 klKwBb
klKwBb 726,1228 708,1204 718,1172 crKlBb
crKlBb 706,1120 742,1126 768,1104 806,1110 crShipBb
crShipBb 864,1074 crNarShip
crNarShip 850,1030 816,1036 794,1016 762,1036 734,1030 mmCrNar
mmCrNar 704,988 mmEyNarS
mmEyNarS 768,972 800,990 846,984 878,952 908,940 902,904 880,886 886,862 846,858 818,842 796,862 mmEyNarN
mmEyNarN 782,846 fiMmNar
fiMmNar 776,812 816,818 850,806 818,792 780,786 812,772 848,768 880,740 846,730 800,746 770,740 826,722 838,698 800,694 756,712 716,708 688,728 654,728 twFiNar
twFiNar 606,768 mcTwNar
mcTwNar 548,714 560,688 540,668 562,650 562,626 whMcNar
whMcNar 602,584 622,600 640,586 652,566 684,580 whWwNar
whWwNar 742,576 778,566 800,546 828,566 860,566 874,534 908,520 932,496 wwNarShiv
wwNarShiv 884,454 898,430 874,412 846,424 820,398 788,406 774,424 whWwShiv
whWwShiv 726,404 wfWhShiv
wfWhShiv 690,376 712,354 kaWfShiv
kaWfShiv 752,352 762,326 796,334 822,306 858,298 872,270 902,252 886,226 858,222 876,200 900,182 866,166 838,182 812,158 776,176 748,152 cbKaShiv
cbKaShiv 694,140 708,112 wallE

cbWfBay 290,206 350,224 410,208 460,222 510,206 cbWfKa
cbWfKa 590,178 640,182 676,160 cbKaShiv
cbWfKa 590,250 640,270 672,310 kaWfShiv
wfSsBayN 300,396 326,430 316,470 334,500 wfSsBayS
wfWhShiv 660,408 612,440 570,450 552,490 wfMcWh
wfMcWh 506,552 462,572 wfGwMc
wfMcWh 566,560 whMcNar
whWwShiv 736,466 720,500 whWwNar
wfGwMc 420,648 430,684 mcSeGw
gwFfBay 246,676 262,716 gwFfIron
mcSeGw 374,744 gwSeIron
mcSeGw 446,728 mcTwSe
mcTwSe 526,748 mcTwNar
twFiNar 628,786 twFiMm
twFiMm 582,856 584,888 twMmHa
twFiMm 664,830 704,814 fiMmNar
mmEyNarN 720,884 716,920 698,944 mmEyNarS
seHaRr 400,906 354,922 seRrIron
seHaRr 436,962 460,996 rrStHa
rrStHa 412,1030 378,1050 rrLaSt
rrLaSt 310,1016 278,1020 rrGoldLa
rrLaSt 316,1074 322,1112 stSmLa
rrStHa 476,1066 haBwSt
haBwSt 530,1112 haCrBw
mmCrHa 596,1032 572,1060 haCrBw
haCrBw 586,1120 crKlBw
crKlBw 642,1152 crKlBb
crKlBw 570,1170 546,1216 klReBw
haBwSt 450,1146 398,1154 bwStSm
bwStSm 328,1164 stSmLa
stSmLa 266,1148 214,1172 smLaGold
bwStSm 366,1200 362,1236 bwReSm
bwReSm 440,1280 482,1258 klReBw
klReBw 558,1290 klKwRe
klKwRe 634,1278 670,1284 klKwBb
klKwRe 606,1330 584,1364 kwReBo
kwReBo 616,1394 kwShBo
kwShBo 680,1372 726,1354 760,1356 kwShShip
kwShBo 628,1440 652,1470 shBoDor
bwReSm 372,1298 smReHg
smReHg 276,1340 212,1322 smHgWest
smReHg 352,1366 reHgDm
reHgDm 394,1424 446,1412 reBoDm
kwReBo 546,1424 reBoDm
reHgDm 320,1422 hgOtDm
hgOtDm 248,1438 204,1456 hgOtRed
hgOtDm 320,1484 otDmTt
otDmTt 272,1546 222,1570 otTtRed
otDmTt 346,1522 dmPpTt
dmPpTt 418,1530 dmPpBo
reBoDm 468,1466 dmPpBo
dmPpBo 486,1530 ppBoYr
ppBoYr 546,1556 588,1580 boYrDor
dmPpTt 346,1576 350,1618 ppTtSf
ppTtSf 374,1664 420,1648 ppYrSf
ppBoYr 494,1612 ppYrSf
ppYrSf 486,1676 yrSfSa
yrSfSa 560,1666 602,1684 yrSaSp
yrSaSp 650,1638 yrSpDor
yrSfSa 504,1726 sfSaEast
yrSaSp 682,1704 saSpEast

f.baySunset 40,636 ffBaySun
ffSunIron 58,780 32,840 40,910 @sunIronGold
@sunIronGold 110,956 166,938 rrIronGold
@sunIronGold 34,1020 36,1100 66,1176 smGoldSun
f.sunsetWest 60,1310 smSunWest
hgRedWest 72,1398 22,1440 9,1520 14,1600 arborN
arborS 160,1674 ttRedWest
f.eastWest 432,1834 sfWestEast
f.shipEast 950,1442 shShipEast
shDorEast 884,1552 spDorEast
crShipBb 848,1122 846,1186 kwBbShip
f.narrowShip 940,1014 900,1040 crNarShip
f.shivNarrow 950,478 wwNarShiv
arborN 92,1628 134,1646 arborS
arborN 22,1664 34,1690 18,1720 40,1752 78,1760 98,1748 130,1756 156,1724 arborS
`,
  // closed lines: islands lying within one sea
  islands: `
78,810 96,782 130,786 152,768 190,778 208,800 196,830 214,852 202,888 168,902 146,892 118,914 78,898 68,868 56,844
876,1110 906,1082 944,1088 972,1092 980,1130 984,1170 966,1206 934,1204 900,1214 868,1196 864,1158 866,1132
`
};

/** extra junctions used by sea borders only (kept apart so they can be moved freely) */
export const seaJunctions = `sunIronGold 50 956`;

/** one point inside every face, by area id */
export const seeds: Readonly<Record<Exclude<Face, PortId>, Point>> = {
  'beyond-the-wall': [460, 40],
  'castle-black': [450, 150],
  karhold: [770, 240],
  winterfell: [440, 340],
  'the-stony-shore': [220, 460],
  'white-harbor': [640, 500],
  'widows-watch': [820, 490],
  'moat-cailin': [490, 660],
  'greywater-watch': [350, 690],
  'flints-finger': [170, 690],
  'the-fingers': [690, 770],
  'the-twins': [550, 820],
  seagard: [400, 830],
  pyke: [150, 840],
  'the-mountains-of-the-moon': [650, 900],
  'the-eyrie': [810, 910],
  riverrun: [330, 970],
  harrenhal: [530, 1000],
  'crackclaw-point': [700, 1070],
  dragonstone: [930, 1145],
  lannisport: [240, 1090],
  'stoney-sept': [400, 1090],
  'kings-landing': [630, 1210],
  blackwater: [460, 1190],
  'searoad-marches': [230, 1250],
  'the-reach': [460, 1340],
  kingswood: [700, 1310],
  highgarden: [240, 1390],
  'storms-end': [770, 1430],
  'dornish-marches': [390, 1470],
  oldtown: [230, 1500],
  'the-boneway': [560, 1480],
  'princes-pass': [420, 1580],
  yronwood: [560, 1620],
  sunspear: [800, 1660],
  'three-towers': [260, 1620],
  'salt-shore': [600, 1730],
  starfall: [420, 1730],
  'the-arbor': [80, 1700],
  'the-shivering-sea': [920, 200],
  'bay-of-ice': [80, 300],
  'the-narrow-sea': [920, 650],
  'ironmans-bay': [270, 840],
  'the-golden-sound': [110, 1030],
  'blackwater-bay': [780, 1170],
  'sunset-sea': [30, 1220],
  'shipbreaker-bay': [930, 1320],
  'sea-of-dorne': [740, 1550],
  'redwyne-straights': [90, 1540],
  'east-summer-sea': [900, 1800],
  'west-summer-sea': [200, 1790]
};

/** harbours: where the ships lie, where the order goes */
export const harbours: Readonly<Record<PortId, { readonly ships: Point; readonly order: Point }>> = {
  'port-of-winterfell': { ships: [190, 300], order: [148, 300] },
  'port-of-white-harbor': { ships: [640, 620], order: [682, 620] },
  'port-of-pyke': { ships: [234, 806], order: [276, 806] },
  'port-of-lannisport': { ships: [108, 1072], order: [66, 1072] },
  'port-of-dragonstone': { ships: [924, 1246], order: [967, 1246] },
  'port-of-storms-end': { ships: [922, 1392], order: [966, 1392] },
  'port-of-oldtown': { ships: [110, 1496], order: [66, 1496] },
  'port-of-sunspear': { ships: [936, 1702], order: [936, 1744] }
};

/** bridges over rivers between areas that are adjacent all the same: two areas and where along their border (0..1) */
export const bridges: readonly (readonly [LandId, LandId, number])[] = [
  ['seagard', 'the-twins', 0.5],
  ['crackclaw-point', 'the-mountains-of-the-moon', 0.5]
];

/** islets for the eye only: x y radius, squeezed and turned a little by chance */
export const islets = `
104 216 13   128 226 7   84 228 5
884 92 18   908 106 10   862 104 6   926 86 5
846 640 8   870 652 6   826 656 5
974 1272 8   956 1278 5
36 790 8   24 836 7   134 932 8   158 936 4   20 870 6
84 1126 8
76 1350 7   92 1366 9   62 1372 6
898 1536 7   920 1546 10   946 1552 7   966 1566 5
`;

interface Course {
  readonly id: string;
  readonly lines: readonly string[];
  readonly width: Point;
  readonly backwards?: boolean;
}

/** rivers from source to mouth: the lines they follow and how wide they begin and end */
export const rivers: readonly Course[] = [
  { id: 'green-fork', lines: ['mcTwSe-twSeHa', 'twSeHa-twMmHa', 'twMmHa-mmCrHa', 'mmCrHa-mmCrNar'], width: [3, 9] },
  { id: 'red-fork', lines: ['seHaRr-twSeHa'], width: [2.5, 5] },
  { id: 'fever', lines: ['wfGwBay-wfGwMc'], backwards: true, width: [2.5, 8] },
  { id: 'torrentine', lines: ['ppTtSf-ttSfWest'], width: [2.5, 8] }
];

/** where there are mountains and woods: a line of x,y points, then how far to either side and how dense (space between) */
export const ranges: Readonly<Record<Scattered, readonly (readonly [string, number, number])[]>> = {
  mountains: [
    ['286,236 322,300 300,356', 16, 22],
    ['470,236 540,262', 10, 22],
    ['640,846 700,846 736,866', 14, 20],
    ['660,900 690,960', 18, 20],
    ['752,892 770,950', 12, 20],
    ['216,1040 300,1046 318,1090', 10, 20],
    ['270,930 350,952', 8, 22],
    ['330,1540 352,1600 346,1640', 12, 19],
    ['470,1476 496,1540 486,1580', 13, 19],
    ['350,1648 450,1656 500,1690', 10, 20],
    ['540,1440 600,1500', 14, 22],
    ['500,1590 540,1570 600,1590', 8, 20],
    ['250,44 350,40', 10, 24]
  ],
  woods: [
    ['262,320 300,400 330,560', 22, 17],
    ['600,190 660,250', 20, 17],
    ['820,190 850,280', 14, 17],
    ['610,30 680,44', 20, 18],
    ['280,130 330,180', 18, 17],
    ['620,1320 700,1300 760,1270', 22, 16],
    ['790,1380 860,1460', 20, 16],
    ['620,1070 700,1086 800,1060', 14, 16],
    ['340,1330 420,1390', 16, 17],
    ['160,1180 190,1300', 16, 17],
    ['420,1180 500,1150', 16, 18],
    ['620,450 680,440', 16, 17],
    ['140,400 160,500', 16, 17]
  ],
  reeds: [
    ['300,650 340,730', 30, 22],
    ['440,640 470,720', 26, 22],
    ['374,640 404,700', 16, 22]
  ],
  dunes: [
    ['560,1700 640,1760', 24, 26],
    ['720,1620 820,1690', 30, 26],
    ['240,1600 290,1670', 20, 26],
    ['400,1720 480,1780', 20, 26]
  ]
};

/** areas whose empty corners are filled with the same: kind → [area, how many at most] */
export const filled: Readonly<Record<Scattered, readonly (readonly [LandId, number])[]>> = {
  mountains: [
    ['the-mountains-of-the-moon', 9],
    ['the-eyrie', 5],
    ['princes-pass', 6],
    ['the-boneway', 8],
    ['starfall', 6],
    ['yronwood', 4],
    ['lannisport', 3],
    ['riverrun', 4],
    ['castle-black', 9],
    ['dornish-marches', 3],
    ['three-towers', 3],
    ['the-fingers', 4],
    ['storms-end', 3],
    ['the-twins', 2],
    ['seagard', 3]
  ],
  woods: [
    ['winterfell', 34],
    ['castle-black', 14],
    ['karhold', 8],
    ['the-stony-shore', 9],
    ['white-harbor', 6],
    ['widows-watch', 7],
    ['kingswood', 12],
    ['storms-end', 8],
    ['crackclaw-point', 8],
    ['harrenhal', 6],
    ['the-reach', 8],
    ['searoad-marches', 10],
    ['blackwater', 6],
    ['highgarden', 3],
    ['flints-finger', 6],
    ['the-twins', 3],
    ['oldtown', 5],
    ['three-towers', 6],
    ['the-arbor', 5]
  ],
  reeds: [
    ['greywater-watch', 9],
    ['moat-cailin', 9],
    ['flints-finger', 2]
  ],
  dunes: [
    ['sunspear', 10],
    ['salt-shore', 8],
    ['yronwood', 5],
    ['starfall', 4]
  ]
};

/** names as printed on the map; a bar breaks the line */
export const labels: Partial<ByArea<string>> = {
  'the-mountains-of-the-moon': 'Mountains|of the Moon',
  'redwyne-straights': 'Redwyne|Straits',
  'sunset-sea': 'Sunset|Sea',
  'the-golden-sound': 'The Golden|Sound',
  'the-shivering-sea': 'The Shivering|Sea',
  'shipbreaker-bay': 'Shipbreaker|Bay',
  'east-summer-sea': 'East Summer|Sea',
  'west-summer-sea': 'West Summer|Sea',
  'the-narrow-sea': 'The Narrow|Sea',
  'blackwater-bay': 'Blackwater|Bay',
  'ironmans-bay': 'Ironman’s|Bay',
  'greywater-watch': 'Greywater|Watch',
  'dornish-marches': 'Dornish|Marches',
  'kings-landing': 'King’s|Landing',
  'princes-pass': 'Prince’s|Pass',
  'storms-end': 'Storm’s End',
  'flints-finger': 'Flint’s|Finger',
  'widows-watch': 'Widow’s Watch',
  'crackclaw-point': 'Crackclaw Point',
  'the-boneway': 'The|Boneway',
  'stoney-sept': 'Stoney Sept',
  'moat-cailin': 'Moat|Cailin',
  'white-harbor': 'White|Harbor',
  'three-towers': 'Three|Towers',
  'the-fingers': 'The|Fingers',
  'the-eyrie': 'The Eyrie',
  'the-arbor': 'The Arbor',
  pyke: 'Pyke',
  dragonstone: 'Dragonstone',
  'searoad-marches': 'Searoad|Marches',
  'salt-shore': 'Salt Shore',
  'the-stony-shore': 'The Stony|Shore',
  'bay-of-ice': 'Bay of Ice',
  'sea-of-dorne': 'Sea of Dorne'
};

/** where the pieces of a sea belong: near this point */
export const seaCentres: Readonly<Record<SeaId, Point>> = {
  'bay-of-ice': [80, 400],
  'the-shivering-sea': [900, 330],
  'the-narrow-sea': [912, 640],
  'ironmans-bay': [270, 878],
  'the-golden-sound': [112, 1006],
  'blackwater-bay': [784, 1170],
  'sunset-sea': [56, 1226],
  'shipbreaker-bay': [930, 1318],
  'sea-of-dorne': [750, 1546],
  'redwyne-straights': [88, 1572],
  'east-summer-sea': [850, 1790],
  'west-summer-sea': [250, 1800]
};

export type Placed = 'label' | 'units' | 'order' | 'power' | 'castle' | 'garrison' | 'icons';

/** slots placed by hand where the automatic layout does not please: id → { item: [x, y] } */
export const byHand: Partial<Record<AreaId, Partial<Record<Placed, Point>>>> = {
  pyke: {
    label: [118, 756],
    castle: [110, 806],
    garrison: [148, 804],
    icons: [184, 806],
    units: [106, 860],
    order: [172, 864],
    power: [150, 834]
  },
  dragonstone: {
    label: [930, 1064],
    castle: [895, 1114],
    icons: [940, 1106],
    garrison: [963, 1128],
    units: [901, 1170],
    order: [957, 1175],
    power: [933, 1130]
  },
  'the-arbor': { label: [92, 1778] },
  'the-fingers': { units: [679, 772], order: [746, 784] },
  'princes-pass': { label: [424, 1548], icons: [424, 1570] },
  'stoney-sept': { label: [404, 1058], icons: [404, 1079] },
  'redwyne-straights': { label: [80, 1446], units: [62, 1570], order: [124, 1592] }
};

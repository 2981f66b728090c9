import { DECK, disc, draw, farHouses, HORIZON, type House, houses, place, shape, shimmer, thick, thin } from './kit.ts';

/** Lion Rock's back and head, and the hills before it. */
const hills =
  shape(
    'ridge-far',
    `M-1200 ${HORIZON}V340C-700 300 -300 330 0 312C90 296 150 268 220 262C292 256 330 300 402 290C470 280 500 226 560 214C596 207 618 232 652 236C700 242 740 214 786 196C800 190 808 178 826 176C842 174 850 186 858 200C864 210 876 208 884 216C900 232 930 238 968 252C1040 280 1090 318 1180 322C1300 328 1400 290 1500 268C1566 254 1600 284 1660 276C1730 266 1760 214 1830 204C1900 195 1930 246 1990 254C2060 262 2110 226 2190 232C2280 240 2330 290 2400 296C2700 320 3100 290 3600 340V${HORIZON}z`,
  ) +
  shape(
    'ridge',
    `M-1200 ${HORIZON}V370C-700 350 -300 366 0 352C120 330 190 336 280 330C380 322 430 290 520 298C600 306 640 346 740 340C840 332 880 316 960 330C1060 348 1160 372 1280 366C1420 358 1500 322 1620 330C1720 336 1770 300 1880 296C1990 292 2040 336 2140 338C2240 340 2320 322 2400 330C2700 350 3100 340 3600 370V${HORIZON}z`,
  );

const shoreLeft: readonly House[] = [
  [432, 30, 66, 'flat'],
  [470, 22, 96, 'slant'],
  [500, 40, 58, 'tank'],
  [548, 24, 112, 'step'],
  [578, 34, 72, 'flat'],
  [620, 26, 92, 'tank'],
  [652, 38, 52, 'flat'],
  [698, 30, 128, 'crown', 0.2],
  [736, 26, 74, 'flat'],
  [768, 22, 100, 'spire'],
  [796, 40, 62, 'tank'],
  [842, 28, 84, 'slant'],
  [876, 36, 44, 'flat'],
  [918, 26, 58, 'tank'],
  [950, 34, 34, 'flat'],
];
const shoreRight: readonly House[] = [
  [1420, 30, 62, 'flat'],
  [1458, 36, 84, 'tank'],
  [1502, 26, 70, 'flat'],
  [1760, 30, 60, 'tank'],
  [1796, 24, 92, 'flat'],
  [1828, 38, 150, 'crown', 0.2],
  [1874, 30, 76, 'flat'],
  [1912, 26, 116, 'step'],
  [1944, 40, 64, 'tank'],
  [1992, 24, 96, 'spire'],
  [2022, 36, 52, 'flat'],
];

/** The town lies low where the lantern hangs, so that its light has the dark to itself. */
const townHeight = (x: number): number =>
  34 +
  60 * Math.exp(-(((x - 740) / 190) ** 2)) +
  74 * Math.exp(-(((x - 1880) / 170) ** 2)) +
  30 * Math.exp(-(((x - 1480) / 120) ** 2));

const mast = (x: number, y: number, height: number) => draw`M${x} ${y}v${-height}`;

const town =
  farHouses(250, 1010, townHeight) +
  farHouses(1010, 2210, townHeight) +
  houses(shoreLeft, 'city') +
  houses(shoreRight, 'city') +
  thin(
    'edge',
    mast(560, 288, 18) +
      mast(713, 271, 14) +
      mast(779, 300, 20) +
      mast(1847, 250, 16) +
      mast(1925, 284, 20) +
      mast(2004, 304, 18),
  );

/** Water up to the far shore, and on it the town's own few lights. */
const water =
  shape('water', `M-1200 ${HORIZON}H3600V620H-1200z`) +
  thin('edge', `M-1200 ${HORIZON}H3600`) +
  shimmer('gleam', 713, 34, 408, 462) +
  shimmer('gleam', 560, 24, 409, 446) +
  shimmer('gleam', 636, 22, 411, 440) +
  shimmer('gleam', 858, 26, 408, 440) +
  shimmer('gleam', 1847, 38, 408, 470) +
  shimmer('gleam', 1925, 24, 410, 448) +
  shimmer('gleam', 2006, 22, 409, 440) +
  thin(
    'ripple',
    'M420 478h64M506 492h40M590 470h46M660 498h88M780 474h50M812 508h64M1700 486h70M1790 470h48M1880 500h90M2000 480h52M240 486h70M320 504h46M2110 496h70',
  );

/** A ferry of two ends: it never turns round. The waterline is its zero. */
export const ferry =
  shape('hull', 'M-98 -20H98L86 0H-86z') +
  shape('deck', 'M-84 -36H84L92 -20H-92z') +
  shape(
    'glass',
    'M-76 -33H-62V-24H-76zM-54 -33H-40V-24H-54zM-32 -33H-18V-24H-32zM-10 -33H4V-24H-10zM12 -33H26V-24H12zM34 -33H48V-24H34zM56 -33H70V-24H56z',
  ) +
  shape('deck', 'M-66 -54H66L72 -38H-72z') +
  shape('glass', 'M-56 -51H-20V-43H-56zM-14 -51H14V-43H-14zM20 -51H56V-43H20z') +
  shape('hull', 'M-72 -58H72V-54H-72z') +
  shape('deck', 'M-40 -68h18v10h-18zM22 -68h18v10h-18z') +
  shape('hull', 'M-9 -78h18v20h-18z') +
  shape('pale', 'M-9 -73h18v5h-18z') +
  thin('line', 'M-31 -68v-12M31 -68v-12M84 -36v-14M-84 -36v-14');

const LAMP_X = 1226;

/** The post on the pier and the lantern on it: the ring of the wordmark’s O with the light in it. */
const post =
  thick('line-dim', `M${LAMP_X + 30} ${DECK}V262q0 -18 -18 -18h-4q-8 0 -8 8v6`) +
  thin('line-dim', `M${LAMP_X + 30} 286q-14 -2 -18 -20M${LAMP_X + 24} ${DECK}h12M${LAMP_X + 25} 438h10`);

const glow =
  '<radialGradient id="glow"><stop offset=".05" class="glow-in"/><stop offset=".16" class="glow-near"/><stop offset=".42" class="glow-mid"/><stop offset="1" class="glow-out"/></radialGradient>';

const lantern =
  thin('line', 'M0 -32v9') +
  thick('line', 'M-9 -22H9') +
  disc('lamp-glass', 0, 0, 19) +
  disc('lamp-ring', 0, 0, 19) +
  disc('lamp', 0, 0, 10.5) +
  disc('lamp-core', 0, 0, 5) +
  thick('line', 'M-7 22H7') +
  thin('line', 'M0 23v8');

/** Boards on piles, as wide as what stands on them needs. */
function pier(from: number, to: number): string {
  let piles = '';
  for (let x = from + 16; x < to; x += 62) piles += draw`M${x} ${DECK + 10}h7V502h-7z`;
  let boards = '';
  for (let x = from + 26; x < to; x += 31) boards += draw`M${x} ${DECK}v4`;
  return (
    shape('pile', piles) +
    shape('pier', draw`M${from} ${DECK}H${to}v11H${from}z`) +
    shape('pier-top', draw`M${from} ${DECK}H${to}v4H${from}z`) +
    thin('pier-line', boards)
  );
}

/** A sea wall of cut stone, for what is too heavy for a pier. */
function seaWall(from: number, to: number): string {
  let joints = '';
  for (let row = 0; row < 3; row += 1) {
    const y = DECK + 12 + row * 13;
    joints += draw`M${from + 4} ${y}H${to}`;
    for (let x = from + 30 + (row % 2) * 24; x < to; x += 48) joints += draw`M${x} ${y}v13`;
  }
  return (
    shape('pier', draw`M${from} ${DECK}H${to}V498H${from + 3}z`) +
    thin('pier-line', joints) +
    shape('pier-top', draw`M${from - 5} ${DECK}H${to}v8H${from - 5}z`) +
    shape('pier', draw`M${from + 22} ${DECK}v-9h4v-4h10v4h4v9z`)
  );
}

interface Composition {
  /** A pier on piles, or a wall of stone. */
  readonly ground?: 'pier' | 'wall';
  /** Where it begins; what stands on it has its room from there to the lantern. */
  readonly groundFrom?: number;
  /** Behind the pier, such as houses on this shore. */
  readonly behind?: string;
  /** On the pier: drawn around its middle, standing on zero. */
  readonly object: string;
  readonly objectAt?: number;
  /** On the water, at the far left: a ferry unless the scene has its own. */
  readonly onWater?: string;
}

/** The harbour at night: hills, town and water, a pier with one lantern, and what the page is about in its light. */
export function harbour({
  ground = 'pier',
  groundFrom = 930,
  behind = '',
  object,
  objectAt = 1090,
  onWater = place(760, 432, ferry, 0.62),
}: Composition): string {
  return (
    `<defs>${glow}</defs>` +
    hills +
    town +
    water +
    onWater +
    `<g class="lit"><circle cx="${LAMP_X + 4}" cy="290" r="230" fill="url(#glow)"/>` +
    shimmer('warm', LAMP_X - 4, 62, ground === 'pier' ? 466 : 502, 520, 3) +
    '</g>' +
    behind +
    (ground === 'pier' ? pier : seaWall)(groundFrom, 1560) +
    `<ellipse class="pool" cx="${LAMP_X - 60}" cy="${DECK + 2}" rx="170" ry="5"/>` +
    place(objectAt, DECK, object) +
    post +
    place(LAMP_X, 290, lantern)
  );
}

import { box, disc, draw, place, scatter, shape, thick, thin } from './kit.ts';

/*
 * What each line is about, drawn around its middle and standing on zero, at most 166 high; the lantern hangs at its right,
 * so that right sides are lit.
 */

/** A case that is packed. */
export const cabinCase =
  thick('line', 'M-24 -108V-136h44v28') +
  box('pale', -46, -110, 88, 102, 13) +
  shape('tint', 'M-46 -97a13 13 0 0 1 13-13h10v102h-10a13 13 0 0 1-13-13z') +
  shape('lit-side', 'M29 -110a13 13 0 0 1 13 13v76a13 13 0 0 1-13 13h-7v-102z') +
  thin('ink', 'M-10 -98v78M4 -98v78M18 -98v78') +
  box('ink-fill', -46, -66, 88, 3) +
  shape('ink-fill', 'M-36 -8h14v8h-14zM20 -8h14v8h-14z') +
  thin('line', 'M30 -110q12 6 10 22') +
  shape('accent', 'M34 -90l12 -2 4 20-12 2z');

/** The case, and a bag beside it. */
export const suitcase =
  cabinCase +
  shape('deep', 'M-132 0v-34q0-16 16-16h44q16 0 16 16v34z') +
  shape('tint', 'M-132 -26v-8q0-16 16-16h44q16 0 16 16v8q-38 12-76 0z') +
  thin('line', 'M-110 -50q0 -16 16 -16t16 16') +
  thin('ink', 'M-94 -23v9');

const sash = (x: number, y: number, tint = 'glass') =>
  box(tint, x, y, 30, 24) + thin(tint === 'glass' ? 'pane' : 'ink', draw`M${x + 15} ${y}v24M${x} ${y + 9}h30`);

/** A tong lau: one window in it is lit. */
export const tongLau =
  shape('deep', 'M-128 -160H22V0H-128z') +
  shape('tint', 'M22 -160l20 6V0H22z') +
  shape('pale', 'M-133 -166H26l20 6v5l-20 -5H-133zM-131 -124H24v4H-131zM-131 -84H24v4H-131zM-131 -44H24v5H-131z') +
  sash(-120, -153) +
  sash(-82, -153) +
  sash(-44, -153) +
  sash(-14, -153, 'glass') +
  sash(-120, -113) +
  sash(-82, -113) +
  sash(-44, -113, 'lit-side') +
  sash(-14, -113, 'lit-side') +
  sash(-120, -73) +
  sash(-82, -73) +
  sash(-44, -73) +
  sash(-14, -73) +
  shape('ink-fill', 'M-2 -89c-5 -1 -5 -9 -1 -12q-3 -5 -1 -10l4 3h3l4 -3q2 5 -1 10c3 4 4 9 3 12z') +
  thick('ink', 'M-2 -90q-9 1 -9 -6') +
  shape('glass', 'M-120 -36H-66V0H-120zM-56 -36H-30V0H-56zM-20 -36H16V0H-20z') +
  thin('pane', 'M-120 -29H-66M-120 -22H-66M-120 -15H-66M-120 -8H-66M-2 -36V0M-43 -36V0') +
  thin(
    'line',
    'M-126 -88V-100H-50M-50 -88V-100M-118 -100v12M-110 -100v12M-102 -100v12M-94 -100v12M-86 -100v12M-78 -100v12M-70 -100v12M-62 -100v12',
  ) +
  thin('line-dim', 'M-96 -166v-20M-102 -180h12M-100 -186h8') +
  box('deep', -70, -180, 30, 14) +
  thin('line-dim', 'M-66 -166v-14M-44 -166v-14') +
  thin('line', 'M42 -132h26M42 -88h20') +
  box('pale', 56, -132, 14, 46, 2) +
  box('lit-side', 66, -132, 4, 46, 1) +
  thin('ink', 'M61 -124v6M61 -112v6M61 -100v6') +
  shape('tint', 'M-12 -49h10l-2 7h-6z') +
  thin('line', 'M-7 -49q-6 -6 -9 -4M-7 -49q0 -8 3 -9M-7 -49q6 -5 8 -3');

function bricks(
  rows: number,
  inside: (x: number, y: number) => boolean,
  widthOf: (row: number) => readonly [number, number],
): string {
  const tints = { 'brick-dark': '', 'brick-lit': '', brick: '' };
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = widthOf(row);
    const y = -13 * (row + 1);
    for (let x = from - (row % 2 ? 13 : 0); x < to; x += 26) {
      const left = Math.max(x, from);
      const right = Math.min(x + 24, to);
      if (right - left < 4 || !inside((left + right) / 2, y + 6)) continue;
      const pick = scatter(row * 13.1 + x * 0.7);
      tints[right > to - 20 ? 'brick-lit' : pick > 0.7 ? 'brick-dark' : 'brick'] +=
        draw`M${left} ${y}h${right - left}v11h${left - right}z`;
    }
  }
  return Object.entries(tints)
    .map(([tint, path]) => shape(tint, path))
    .join('');
}

/** A fire where it belongs: within its bricks. */
export const hearth =
  box('ink-fill', -108, -92, 148, 92) +
  bricks(
    12,
    (x, y) => Math.abs(x + 34) > 39 || y < -74,
    (row) => (row < 7 ? [-108, 40] : row === 7 ? [-116, 48] : [-72, 4]),
  ) +
  box('pale', -120, -98, 172, 6) +
  box('lit-side', 34, -98, 18, 6) +
  box('pale', -78, -162, 88, 5) +
  shape('glass', 'M-72 0V-44a38 38 0 0 1 76 0V0z') +
  shape('ember', 'M-34 -64c3 14 25 22 25 42a25 22 0 0 1 -50 0c0 -9 5 -15 9 -19 1 6 4 9 7 9 -1 -12 3 -22 9 -32z') +
  shape('accent', 'M-33 -40c2 8 13 13 13 24a13 13 0 0 1 -26 0c0 -6 3 -10 6 -13 1 4 3 5 4 5 0 -6 1 -11 3 -16z') +
  shape('lit-side', 'M-33 -18c1 4 6 6 6 11a6 6 0 0 1 -12 0c0 -4 4 -6 6 -11z') +
  thick('line-dim', 'M-60 -4H-8') +
  box('deep', 62, -26, 34, 26, 3) +
  box('lit-side', 90, -26, 6, 26, 2) +
  thin('line', 'M66 -26q13 -20 26 0');

const arch = (x: number, tint = 'glass') => shape(tint, draw`M${x} 0v-30a10 10 0 0 1 20 0v30z`);

/** A hall with its clock tower, and what is learnt there. */
export const campus =
  shape('deep', 'M-140 -58H44V0H-140z') +
  shape('pale', 'M-146 -64H50v6H-146z') +
  shape('tint', 'M-146 -64l28 -16h134l34 16z') +
  arch(-132) +
  arch(-106) +
  arch(-4) +
  arch(20) +
  shape('pale', 'M-80 -124H-20V0H-80z') +
  shape('lit-side', 'M-30 -124h10V0h-10z') +
  shape('tint', 'M-86 -130H-14v6H-86zM-72 -130v-12h44v12z') +
  shape('deep', 'M-76 -142q26 -30 52 0z') +
  thin('line', 'M-50 -158v-10') +
  disc('glass', -52, -100, 13) +
  disc('lit-side', -52, -100, 9.5) +
  thin('ink', 'M-52 -106v6l4 3') +
  arch(-62) +
  thin('ink', 'M-80 -76h60M-80 -72h60') +
  shape('deep', 'M56 -14h62v14H56z') +
  shape('pale', 'M60 -11h58v8H60z') +
  shape('tint', 'M62 -28h54v14H62z') +
  shape('lit-side', 'M66 -25h50v8H66z') +
  shape('ink-fill', 'M72 -46v10q16 8 32 0v-10z') +
  shape('glass', 'M52 -47l36 -13 36 13 -36 13z') +
  thin('line-dim', 'M52 -47l36 -13 36 13 -36 13z') +
  thin('amber', 'M88 -47l-26 6v14');

const wheel = (x: number, r = 14) =>
  disc('tyre', x, -r, r) + disc('tint', x, -r, r * 0.5) + disc('ink-fill', x, -r, r * 0.18);

/** A taxi, free. */
export const taxi =
  shape('pale', 'M-62 -58l24 -22q4 -4 10 -4h58q7 0 11 5l18 22z') +
  shape('glass', 'M-52 -58l17 -17q3 -3 7 -3h20v20zM-2 -78h30q5 0 8 4l12 16H-2z') +
  shape('red', 'M-112 -16v-24q0 -9 9 -11l38 -7h126l38 8q11 3 11 13v21z') +
  shape('red-lit', 'M66 -58l33 8q11 3 11 13v1H72z') +
  shape('pale', 'M-112 -36h222v5h-222z') +
  shape('lit-side', 'M104 -44q6 2 6 8v5H98v-13z') +
  box('accent', -112, -44, 7, 8, 2) +
  thin('ink', 'M-56 -57l-6 22v18M-3 -57v40M56 -57l6 20v20M-44 -48h12M10 -48h12') +
  shape('ink-fill', 'M-116 -22h20v8h-20zM94 -22h20v8H94z') +
  box('lit-side', -14, -95, 34, 11, 3) +
  thin('ink', 'M-6 -90h18') +
  wheel(-62) +
  wheel(60);

const limb = (tint: string, path: string) => `<path class="limb ${tint}" d="${path}"/>`;

/** Somebody who runs on with a knee in a bandage. */
export const runner =
  limb('deep', 'M-34 -72L-60 -40 -90 -48') +
  shape('pale', 'M-96 -58q-6 2 -4 10l4 16q4 4 8 0l0 -24z') +
  limb('tint', 'M-14 -112L-44 -100 -60 -118') +
  shape('pale', 'M-26 -124q14 -10 26 2l-8 52h-34z') +
  shape('lit-side', 'M-8 -127q7 1 10 6l-8 51h-10z') +
  limb('tint', 'M-26 -72L8 -62 6 -22') +
  shape('deep', 'M-46 -78h38l18 8 -4 15 -26 0 -26 10 -10 -8z') +
  limb('lit', 'M7 -54L6.500 -34') +
  thin('ink', 'M1 -50l12 4M1 -43l12 4M1 -36l11 3') +
  shape('pale', 'M-2 -17q0 -6 8 -6l6 2 16 8q4 4 1 9h-31z') +
  limb('tint', 'M-6 -114L16 -92 40 -104') +
  disc('tint', 12, -144, 14) +
  shape('ink-fill', 'M-2 -142q-4 -18 14 -19 16 1 14 12 -10 -4 -14 0 0 4 -4 5 -2 -4 -5 -1 2 4 -1 6z') +
  thin('motion', 'M-118 -112h-34M-124 -84h-50M-122 -22h-40');

/** A dog and a cat who wait for somebody. */
export const dogAndCat =
  thick('tail', 'M-96 -12q-28 -4 -26 -34') +
  shape(
    'pale',
    'M-84 0c-18 -2 -22 -30 -10 -52c8 -14 24 -24 32 -38c4 -8 2 -18 10 -26c8 -9 26 -9 34 -1c8 2 17 5 19 10c2 8 -5 13 -18 13c-5 3 -5 10 -3 20c4 18 2 44 2 68l8 2q4 4 0 4h-26l-3 -26c-6 12 -8 18 -8 22l6 2q2 2 0 2z',
  ) +
  shape('lit-side', 'M-20 -74c4 18 2 44 2 68l8 2q4 4 0 4h-16l-4 -40c6 -8 8 -20 10 -34z') +
  shape('deep', 'M-48 -116c-14 -1 -21 16 -16 33c8 3 18 -7 20 -20z') +
  disc('ink-fill', -24, -108, 2.4) +
  disc('ink-fill', 1, -107, 3.4) +
  thick('amber', 'M-58 -80q14 10 30 4') +
  thick('tail-deep', 'M22 -6c-26 6 -34 -14 -22 -22') +
  shape(
    'tint',
    'M28 0c-14 -4 -14 -30 -4 -42c6 -8 8 -10 7 -16c-3 -8 -1 -18 1 -24l9 8h12l9 -8c3 8 4 17 1 24c6 10 10 26 10 42v16z',
  ) +
  shape('lit-side', 'M62 -82c3 8 4 17 1 24c6 10 10 26 10 42v16h-10c2 -22 0 -40 -8 -54c4 -8 4 -14 2 -20z') +
  thin('ink', 'M40 0v-16M56 0v-16');

/** A door that stands open, and who keeps the house. */
export const door =
  shape('deep', 'M-140 -150H56V0H-140z') +
  shape('pale', 'M-146 -156H62v6H-146z') +
  shape('lit-side', 'M44 -156h18v6H44z') +
  shape('tint', 'M46 -150h10V0H46z') +
  box('glass', -126, -126, 60, 56) +
  thin('line-dim', 'M-126 -126h60v56h-60zM-114 -126v56M-102 -126v56M-90 -126v56M-78 -126v56M-126 -98h60') +
  box('pale', -130, -70, 68, 4) +
  shape('brick', 'M-122 -82h14l-2 12h-10z') +
  thin('line', 'M-115 -82q-6 -8 -10 -7M-115 -82q0 -10 3 -12M-115 -82q6 -7 9 -5') +
  shape('lit-side', 'M-46 -116H18V0H-46z') +
  thick('ink', 'M-46 0V-116H18V0') +
  shape('tint', 'M18 -116l26 10V0H18z') +
  disc('ink-fill', 24, -52, 2.6) +
  shape('pale', 'M-58 -6H30v6H-58z') +
  shape('deep', 'M-30 -4v-30l-2 -36q0 -10 18 -10t18 10l-2 36v30h-12v-26h-8v26z') +
  shape('pale', 'M-23 -76h18v10h5v34h-28v-34h5z') +
  limb('arm', 'M4 -66L12 -46 10 -34') +
  limb('arm', 'M-32 -66L-38 -48 -36 -36') +
  shape('brick', 'M2 -34h18l3 24H-1z') +
  thin('line', 'M5 -34q6 -12 12 0') +
  thin('green', 'M6 -34q-2 -8 -5 -10M10 -34v-13M15 -34q1 -8 4 -11') +
  disc('tint', -14, -92, 11) +
  shape('ink-fill', 'M-26 -90q-2 -15 12 -15t12 15q-4 -8 -12 -8t-12 8z') +
  disc('ink-fill', -14, -108, 5) +
  box('pale', -96, -44, 18, 12, 2) +
  thin('ink', 'M-92 -38h10');

const ward = (x: number, y: number, tint = 'glass') => box(tint, x, y, 13, 12);
const wards = [-128, -108, 12, 32]
  .flatMap((x) => [-92, -70, -48].map((y) => ward(x, y, x === 12 && y === -70 ? 'lit-side' : 'glass')))
  .join('');

/** A hospital, and an ambulance before it. */
export const hospital =
  shape('deep', 'M-138 -104H56V0H-138z') +
  shape('tint', 'M50 -104h6V0h-6z') +
  shape('pale', 'M-142 -110H60v6H-142z') +
  wards +
  shape('pale', 'M-84 -150H2V0H-84z') +
  shape('lit-side', 'M-8 -150H2V0H-8z') +
  shape('tint', 'M-90 -156H8v6H-90z') +
  disc('deep', -42, -118, 20) +
  shape('lit-side', 'M-46 -130h8v8h8v8h-8v8h-8v-8h-8v-8h8z') +
  [-78, -60, -32, -14].map((x) => ward(x, -82) + ward(x, -62)).join('') +
  shape('deep', 'M-78 -40H-4v6H-78z') +
  shape('glass', 'M-66 -34H-16V0H-66z') +
  thin('pane', 'M-41 -34V0') +
  place(
    66,
    0,
    shape('pale', 'M-48 -12v-36q0 -5 5 -5h54v41z') +
      shape('tint', 'M11 -42h18q4 0 6 4l9 13q2 3 2 6v7H11z') +
      shape('glass', 'M16 -37h12l8 13H16z') +
      box('deep', -48, -24, 94, 5) +
      shape('ember', 'M-24 -46h6v6h6v6h-6v6h-6v-6h-6v-6h6z') +
      box('accent', 0, -58, 10, 5, 2) +
      wheel(-28, 10) +
      wheel(28, 10),
  );

/** The last green. */
export const golf =
  shape('green-far', 'M-176 0c16 -30 60 -44 112 -40s60 24 104 28 60 4 76 12z') +
  shape('green-near', 'M-176 0c30 -18 70 -22 116 -18s90 2 130 4 34 8 46 14z') +
  `<ellipse class="ink-fill" cx="-60" cy="-12" rx="11" ry="3"/>` +
  thick('line', 'M-60 -12V-162') +
  shape('lit-side', 'M-58 -162q20 -8 34 0t32 -2l-8 20 8 20q-18 8 -32 1t-34 1z') +
  shape('tint', 'M-58 -162q20 -8 34 0v39q-16 -6 -34 1z') +
  disc('pale', -18, -16, 6) +
  disc('lit-side', -16, -17, 3.4) +
  place(
    62,
    -6,
    thick('line-dim', 'M-8 -90l-10 -40M0 -92l-2 -46M8 -92l8 -38') +
      shape('pale', 'M-26 -136q2 -10 12 -4l2 8 -10 6zM-12 -142q4 -8 16 -4l0 8h-12zM12 -136l16 -2q2 8 -4 12l-10 -2z') +
      shape('pale', 'M-17 -94h34l-4 94h-26z') +
      shape('lit-side', 'M6 -94h11l-4 94H6z') +
      shape('deep', 'M-18 -98h36v9h-36zM-14 -44h28l-1 30h-26z') +
      thin('line', 'M17 -80q18 14 -2 54'),
  );

const awning = (x: number, y: number, width: number, tint: string) => {
  const step = width / 6;
  let path = '';
  let light = '';
  for (let at = 0; at < 6; at += 1) {
    const piece = draw`M${x + at * step} ${y}h${step}v12a${step / 2} 5 0 0 1 ${-step} 0z`;
    if (at % 2) light += piece;
    else path += piece;
  }
  return shape(tint, path) + shape('pale', light);
};

/** Three shops of a street: one still has its light on. */
export const shopStreet =
  shape('tint', 'M-164 -128H-92V0H-164z') +
  shape('deep', 'M-92 -160H-12V0H-92z') +
  shape('brick', 'M-12 -116H66V0H-12z') +
  shape('pale', 'M-168 -132H-90v5H-168zM-95 -165H-9v5H-95zM-14 -120H70v5H-14z') +
  sash(-156, -118) +
  sash(-120, -118) +
  sash(-84, -150) +
  sash(-50, -150) +
  sash(-84, -114) +
  sash(-50, -114, 'lit-side') +
  sash(-4, -106) +
  sash(30, -106) +
  shape('glass', 'M-158 -56H-98V0H-158zM-86 -56H-18V0H-86z') +
  shape('lit-side', 'M-6 -56H60V0H-6z') +
  thin('pane', 'M-128 -56V0M-158 -44h60M-158 -34h60M-158 -24h60M-158 -14h60M-62 -56V0') +
  awning(-160, -70, 64, 'deep') +
  awning(-90, -70, 76, 'brick') +
  awning(-10, -70, 74, 'deep') +
  shape('ink-fill', 'M4 -18h34v4H4zM4 -34h34v3H4zM44 0v-40h12V0z') +
  shape('deep', 'M6 -26h6v8H6zM15 -28h5v10h-5zM23 -24h9v6h-9zM8 -41h7v7H8zM18 -43h5v9h-5zM27 -40h8v6h-8z') +
  shape('brick', 'M-84 -14h22v14h-22zM-80 -26h18v12h-18z') +
  shape('tint', 'M-44 -16h20v16h-20z') +
  thin('line', 'M-92 -146h-14M-92 -100h-14M66 -100h16') +
  box('pale', -112, -148, 12, 52, 2) +
  thin('ink', 'M-106 -140v7M-106 -126v7M-106 -112v7') +
  box('deep', 78, -106, 22, 22, 11) +
  box('lit-side', 82, -102, 14, 14, 7) +
  shape('pale', 'M84 -22h18v3H84z') +
  thin('line', 'M87 -19v19M99 -19v19');

/**
 * The kit that every scene is drawn with, in pixels: one waterline, two weights of line, flat tints, one light. Drawings
 * are text, made when pages are made; their colours are classes (`scenes.css`), so that they follow the theme.
 */

/** The waterline of all scenes that lie on the harbour. */
export const HORIZON = 400;
/** Where the pier's boards lie: what a page is about stands on them. */
export const DECK = 448;

/** As few digits as a tenth of a pixel needs. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Text of a drawing with its numbers shortened. */
export function draw(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, at) => {
    const value = values[at - 1];
    return `${text}${typeof value === 'number' ? short(value) : value}${part}`;
  });
}

/** The same number between 0 and 1 for the same place, without any order to be seen. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

export const shape = (tint: string, path: string): string => `<path class="${tint}" d="${path}"/>`;
/** The finer of the two weights: 1.5. */
export const thin = (tint: string, path: string): string => `<path class="thin ${tint}" d="${path}"/>`;
/** The stronger of the two weights: 2.5. */
export const thick = (tint: string, path: string): string => `<path class="thick ${tint}" d="${path}"/>`;
export const disc = (tint: string, x: number, y: number, r: number): string =>
  draw`<circle class="${tint}" cx="${x}" cy="${y}" r="${r}"/>`;
export const box = (tint: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  draw`<rect class="${tint}" x="${x}" y="${y}" width="${width}" height="${height}"${radius ? draw` rx="${radius}"` : ''}/>`;
export const place = (x: number, y: number, drawing: string, scale = 1): string =>
  draw`<g transform="translate(${x} ${y})${scale === 1 ? '' : draw`scale(${scale})`}">${drawing}</g>`;

type Roof = 'flat' | 'step' | 'crown' | 'spire' | 'slant' | 'tank';

/** A house on the far shore: where it begins, how wide and how high it is. */
export type House = readonly [x: number, width: number, height: number, roof?: Roof, litShare?: number];

function outline([x, width, height, roof = 'flat']: House, ground: number): string {
  const top = ground - height;
  switch (roof) {
    case 'flat':
      return draw`M${x} ${ground}V${top}h${width}V${ground}z`;
    case 'tank':
      return draw`M${x} ${ground}V${top}h${width * 0.2}v-7h${width * 0.34}v7h${width * 0.46}V${ground}z`;
    case 'step':
      return draw`M${x} ${ground}V${top + height * 0.3}h${width * 0.16}V${top + height * 0.1}h${width * 0.16}V${top}h${width * 0.36}V${top + height * 0.1}h${width * 0.16}V${top + height * 0.3}h${width * 0.16}V${ground}z`;
    case 'crown':
      return draw`M${x} ${ground}V${top + height * 0.3}C${x} ${top + height * 0.14} ${x + width * 0.14} ${top + height * 0.05} ${x + width * 0.2} ${top}l${width * 0.08} ${height * 0.03}l${width * 0.08} ${-height * 0.05}l${width * 0.14} ${height * 0.03}l${width * 0.14} ${-height * 0.03}l${width * 0.08} ${height * 0.05}l${width * 0.08} ${-height * 0.03}C${x + width * 0.86} ${top + height * 0.05} ${x + width} ${top + height * 0.14} ${x + width} ${top + height * 0.3}V${ground}z`;
    case 'spire':
      return draw`M${x} ${ground}V${top + 16}l${width / 2} -16l${width / 2} 16V${ground}z`;
    case 'slant':
      return draw`M${x} ${ground}V${top}l${width} ${Math.min(16, width * 0.5)}V${ground}z`;
  }
}

/** The side of a house that looks away from the light. */
function side([x, width, height, roof = 'flat']: House, ground: number): string {
  const share = roof === 'crown' ? 0.3 : roof === 'step' ? 0.3 : 0.06;
  const from = x + width * 0.68;
  const top =
    ground - height + (roof === 'spire' || roof === 'slant' ? 16 : height * share * (roof === 'flat' ? 0 : 1));
  return draw`M${from} ${ground}V${top}H${x + width}V${ground}z`;
}

function windows([x, width, height, roof = 'flat', litShare = 0.12]: House, ground: number): string {
  const top = ground - height * (roof === 'crown' || roof === 'step' ? 0.68 : 1) + 10 + (roof === 'spire' ? 12 : 0);
  const columns = Math.floor((width - 5) / 6);
  const rows = Math.floor((ground - top - 8) / 9);
  const inset = (width - columns * 6 + 3.2) / 2;
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (scatter(x * 3.7 + row * 17.3 + column * 31.9) > litShare) continue;
      path += draw`M${x + inset + column * 6} ${top + row * 9}h2.8v4.5h-2.8z`;
    }
  }
  return path;
}

/** A row of houses: their fronts, their sides away from the light, and the windows behind which somebody is awake. */
export function houses(row: readonly House[], tint: string, ground = HORIZON): string {
  const all = (part: (house: House, ground: number) => string) => row.map((house) => part(house, ground)).join('');
  return shape(tint, all(outline)) + shape('shade', all(side)) + shape('window', all(windows));
}

/** Houses too far away for windows, as one line of roofs. */
export function farHouses(from: number, to: number, heightAt: (x: number) => number): string {
  let path = draw`M${from} ${HORIZON}`;
  for (let x = from, at = 0; x < to; at += 1) {
    const width = 12 + scatter(from + at * 1.7) * 22;
    path += draw`V${HORIZON - heightAt(x) * (0.45 + scatter(from + at * 5.3) * 0.6)}h${width}`;
    x += width;
  }
  return shape('far', `${path}V${HORIZON}z`);
}

/** What shines on the water: strokes that grow shorter and rarer on the way to us. */
export function shimmer(tint: string, x: number, width: number, from: number, to: number, seed = x): string {
  let path = '';
  for (let y = from, at = 0; y < to; at += 1) {
    const length = width * (0.35 + scatter(seed + at * 3.1) * 0.75);
    const shift = (scatter(seed + at * 7.7) - 0.5) * width * 0.7;
    path += draw`M${x - length / 2 + shift} ${y}h${length}`;
    y += 6 + at * 1.6;
  }
  return thin(tint, path);
}

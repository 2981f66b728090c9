import { openSync } from 'fontkit';
import type { Outlines, Point } from './paint.ts';

/** Into so many straight pieces a curve is cut. */
const PIECES = 6;

const between = (points: readonly Point[], share: number): Point => {
  if (points.length === 1) return points[0] as Point;
  const next = points.slice(1).map((point, at): Point => {
    const [x, y] = points[at] as Point;
    return [x + (point[0] - x) * share, y + (point[1] - y) * share];
  });
  return between(next, share);
};

/** Text set in a font, as outlines. */
export interface Type {
  width(text: string, size: number): number;
  /** @param at where the base line begins */
  outlines(text: string, size: number, at: Point): Outlines;
  /** The text, or as much of it as fits, with an ellipsis. */
  fitted(text: string, size: number, width: number): string;
}

/** @param file a TrueType font */
export function typeOf(file: string): Type {
  const font = openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  const width = (text: string, size: number) => (font.layout(text).advanceWidth * size) / font.unitsPerEm;
  return {
    width,
    fitted(text, size, most) {
      if (width(text, size) <= most) return text;
      const letters = [...text];
      while (letters.length > 0 && width(`${letters.join('')}…`, size) > most) letters.pop();
      return `${letters.join('').trimEnd()}…`;
    },
    outlines(text, size, [left, base]) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      const found: Point[][] = [];
      let x = left;
      for (const [at, glyph] of glyphs.entries()) {
        let outline: Point[] = [];
        const place = ([px = 0, py = 0]: readonly number[]): Point => [x + px * scale, base - py * scale];
        for (const { command, args } of glyph.path.commands) {
          if (command === 'closePath') {
            if (outline.length > 2) found.push(outline);
            outline = [];
            continue;
          }
          const points = args.flatMap((_value, index) =>
            index % 2 === 0 ? [place(args.slice(index, index + 2))] : [],
          );
          const last = outline.at(-1);
          if (points.length === 1 || !last) outline.push(...points.slice(-1));
          else {
            for (let piece = 1; piece <= PIECES; piece++) outline.push(between([last, ...points], piece / PIECES));
          }
        }
        x += (positions[at]?.xAdvance ?? 0) * scale;
      }
      return found;
    },
  };
}

/** A rectangle whose corners are round. */
export function panel(x: number, y: number, width: number, height: number, radius: number): Outlines {
  const corner = (cx: number, cy: number, from: number): Point[] =>
    Array.from({ length: 9 }, (_, at) => {
      const angle = ((from + at * 11.25) * Math.PI) / 180;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    });
  return [
    [
      ...corner(x + width - radius, y + height - radius, 0),
      ...corner(x + radius, y + height - radius, 90),
      ...corner(x + radius, y + radius, 180),
      ...corner(x + width - radius, y + radius, 270),
    ],
  ];
}

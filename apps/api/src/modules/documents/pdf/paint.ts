import { pngOf } from '../../../lib/png.ts';

export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];
/** Closed outlines; what turns the other way inside one is a hole. */
export type Outlines = readonly (readonly Point[])[];

/** A picture that flat shapes are painted on, their edges soft. */
export interface Painting {
  /** Fills outlines with a colour. @param alpha 0 nothing to 1 opaque */
  fill(outlines: Outlines, colour: Colour, alpha?: number): void;
  /** Paints every pixel anew. @param alphaAt how much of the colour each takes */
  tint(colour: Colour, alphaAt: (x: number, y: number) => number): void;
  png(): Buffer;
}

export function newPainting(width: number, height: number): Painting {
  const pixels = new Uint8Array(width * height * 3);
  const blend = (x: number, y: number, colour: Colour, alpha: number) => {
    if (alpha <= 0) return;
    const at = (y * width + x) * 3;
    for (const [channel, value] of colour.entries()) {
      const now = pixels[at + channel] ?? 0;
      pixels[at + channel] = now + (value - now) * alpha;
    }
  };
  return {
    fill(outlines, colour, alpha = 1) {
      const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
      const top = Math.max(0, Math.floor(Math.min(...ys)));
      const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
      if (bottom <= top) return;
      const rows = coverage(outlines, { width, top, bottom });
      for (let y = top; y < bottom; y++) {
        let covered = 0;
        const start = (y - top) * (width + 2);
        for (let x = 0; x < width; x++) {
          covered += rows[start + x] ?? 0;
          blend(x, y, colour, Math.min(1, Math.abs(covered)) * alpha);
        }
      }
    },
    tint(colour, alphaAt) {
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) blend(x, y, colour, alphaAt(x, y));
    },
    png: () => pngOf(width, height, pixels, 'rgb'),
  };
}

interface Band {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much of each pixel lies within the outlines, as differences to the pixel on its left: exact areas, no samples. */
function coverage(outlines: Outlines, { width, top, bottom }: Band): Float32Array {
  const stride = width + 2;
  const cells = new Float32Array(stride * (bottom - top));
  const add = (at: number, value: number) => {
    cells[at] = (cells[at] ?? 0) + value;
  };
  const within = (x: number) => Math.min(Math.max(x, 0), width);
  for (const outline of outlines) {
    for (const [at, from] of outline.entries()) {
      const to = outline[(at + 1) % outline.length] as Point;
      if (from[1] === to[1]) continue;
      const [upper, lower, turn] = from[1] < to[1] ? [from, to, 1] : [to, from, -1];
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
      for (let y = Math.max(top, Math.floor(upper[1])); y < Math.min(bottom, Math.ceil(lower[1])); y++) {
        const [begin, end] = [Math.max(y, upper[1]), Math.min(y + 1, lower[1])];
        const xs = [begin, end].map((each) => within(upper[0] + (each - upper[1]) * slope));
        const [left, right] = [Math.min(...xs), Math.max(...xs)];
        addEdge((y - top) * stride, left, right, (end - begin) * turn, add);
      }
    }
  }
  return cells;
}

/** Spreads one row's part of an edge over the pixels that it crosses: what of each lies to its right, and all of the next. */
function addEdge(
  row: number,
  left: number,
  right: number,
  high: number,
  add: (at: number, value: number) => void,
): void {
  for (let x = Math.floor(left); x <= Math.floor(right); x++) {
    const [from, to] = [Math.max(left, x), Math.min(right, x + 1)];
    const part = right > left ? (high * (to - from)) / (right - left) : high;
    const offset = (from + to) / 2 - x;
    add(row + x, part * (1 - offset));
    add(row + x + 1, part * offset);
  }
}

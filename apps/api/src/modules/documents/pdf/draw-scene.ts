import { pngOf } from '../../../lib/png.ts';
import type { Scene } from '../../../ports/pdfs.ts';

type Colour = readonly [red: number, green: number, blue: number];

const WIDTH = 960;
const HEIGHT = 540;
/** Points looked at per pixel and direction: soft edges. */
const SAMPLES = 2;

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Hue in degrees, the other two from 0 to 1. */
function colour(hue: number, saturation: number, lightness: number): Colour {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const chroma = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The same number between 0 and 1 for the same place, without any order to be seen. */
function scatter(n: number): number {
  const value = Math.sin(n * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

const within = (x: number, y: number, cx: number, cy: number, radius: number) =>
  (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2;

const ridge = (x: number, height: number, spread: number, phase: number) =>
  height + Math.sin(x / spread + phase) * 46 + Math.sin((x / spread) * 2.3 + phase * 2) * 22;

/** How far up houses reach at x: a row of blocks of uneven width and height. */
function roof(x: number, width: number, low: number, high: number, seed: number): number {
  const block = Math.floor(x / width);
  return low + (high - low) * scatter(block * 7 + seed);
}

function isLit(x: number, y: number, width: number): boolean {
  const column = Math.floor(x / (width / 5));
  const row = Math.floor(y / 16);
  const inside = x % (width / 5) > 4 && y % 16 > 6;
  return inside && scatter(column * 31 + row * 17) > 0.62;
}

type Painter = (x: number, y: number, tint: number) => Colour;

const sky = (y: number, tint: number) => mix(colour(tint, 0.45, 0.34), colour(tint + 24, 0.6, 0.82), y / HEIGHT);
const glow: Colour = [255, 196, 104];

const scenes: Record<Scene, Painter> = {
  harbour(x, y, tint) {
    const water = 380;
    if (y > water) {
      const wave = Math.sin(x / 38 + Math.floor((y - water) / 12) * 1.7);
      return mix(colour(tint, 0.5, 0.3), colour(tint, 0.45, 0.44), wave > 0.45 ? 0.9 : (y - water) / 400);
    }
    if (y > water - roof(x, 48, 70, 230, tint)) return isLit(x, y, 48) ? glow : colour(tint, 0.35, 0.2);
    if (y > water - roof(x + 20, 66, 120, 280, tint + 5)) return colour(tint, 0.28, 0.38);
    return within(x, y, 740, 130, 54) ? [255, 226, 170] : sky(y, tint);
  },
  peaks(x, y, tint) {
    if (y > ridge(x, 420, 130, 1)) return colour(tint, 0.4, 0.2);
    if (y > ridge(x, 340, 170, 3)) return colour(tint, 0.35, 0.32);
    if (y > ridge(x, 260, 220, 5)) return colour(tint, 0.3, 0.46);
    return within(x, y, 250, 150, 70) ? [255, 214, 140] : sky(y, tint);
  },
  towers(x, y, tint) {
    if (y > HEIGHT - roof(x, 80, 160, 420, tint)) return isLit(x, y, 80) ? glow : colour(tint, 0.32, 0.18);
    if (y > HEIGHT - roof(x + 37, 110, 260, 480, tint + 9)) return colour(tint, 0.26, 0.34);
    return sky(y, tint);
  },
  lanterns(x, y, tint) {
    for (let i = 0; i < 14; i++) {
      const cx = 40 + (i * 880) / 13;
      const cy = 120 + scatter(i + tint) * 250;
      const radius = 24 + scatter(i * 3 + tint) * 24;
      if (within(x, y, cx, cy, radius * 0.55)) return [255, 238, 190];
      if (within(x, y, cx, cy, radius)) return mix(glow, [236, 112, 60], scatter(i * 5));
      if (Math.abs(x - cx) < 1.5 && y < cy) return colour(tint, 0.3, 0.5);
    }
    return mix(colour(tint, 0.55, 0.14), colour(tint + 20, 0.5, 0.32), y / HEIGHT);
  },
  hills(x, y, tint) {
    const ground = ridge(x, 380, 240, 2);
    const tree = Math.round(x / 74) * 74;
    const foot = ridge(tree, 380, 240, 2);
    if (within(x, y, tree, foot - 46, 20 + scatter(tree) * 12)) return colour(tint + 8, 0.42, 0.3);
    if (Math.abs(x - tree) < 4 && y > foot - 46) return [92, 66, 48];
    if (y > ground + 70) return colour(tint, 0.42, 0.42);
    if (y > ground) return colour(tint, 0.42, 0.52);
    return within(x, y, 780, 120, 48) ? [255, 222, 150] : mix([150, 205, 232], [236, 246, 248], y / HEIGHT);
  },
};

/** A picture for a demonstration, drawn by rule: 960 × 540. */
export function drawScene({ scene, tint }: { readonly scene: Scene; readonly tint: number }): Buffer {
  const paint = scenes[scene];
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      let sum: Colour = [0, 0, 0];
      for (let point = 0; point < SAMPLES * SAMPLES; point++) {
        const [r, g, b] = paint(x + (point % SAMPLES) / SAMPLES, y + Math.floor(point / SAMPLES) / SAMPLES, tint);
        sum = [sum[0] + r, sum[1] + g, sum[2] + b];
      }
      pixels.set(
        sum.map((channel) => channel / (SAMPLES * SAMPLES)),
        (y * WIDTH + x) * 3,
      );
    }
  }
  return pngOf(WIDTH, HEIGHT, pixels, 'rgb');
}

import { encode } from 'jpeg-js';
import type { Pixels } from '../../../lib/read-png.ts';

/** The longer side of a small picture, in pixels. */
export const LONGER_SIDE = 240;
const QUALITY = 72;

/** Width and height of what fits a square of so many pixels; never larger than it is, and never nothing. */
export function fittedTo(side: number, { width, height }: Pick<Pixels, 'width' | 'height'>) {
  const factor = Math.max(1, Math.max(width, height) / side);
  return { factor, width: Math.max(1, Math.floor(width / factor)), height: Math.max(1, Math.floor(height / factor)) };
}

/** Smaller by the mean of what each pixel covers; what is transparent lies on white. */
function smaller({ width, height, data }: Pixels): Pixels {
  const { factor, width: wide, height: high } = fittedTo(LONGER_SIDE, { width, height });
  const small = new Uint8Array(wide * high * 4).fill(255);
  for (let y = 0; y < high; y++) {
    const endY = Math.min(height, Math.ceil((y + 1) * factor));
    for (let x = 0; x < wide; x++) {
      const endX = Math.min(width, Math.ceil((x + 1) * factor));
      // Plain numbers: an array for each pixel made this the longest part of a page's picture.
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let fromY = Math.floor(y * factor); fromY < endY; fromY++)
        for (let fromX = Math.floor(x * factor); fromX < endX; fromX++) {
          const at = (fromY * width + fromX) * 4;
          const opaque = (data[at + 3] ?? 255) / 255;
          const white = 255 * (1 - opaque);
          red += (data[at] ?? 0) * opaque + white;
          green += (data[at + 1] ?? 0) * opaque + white;
          blue += (data[at + 2] ?? 0) * opaque + white;
          count += 1;
        }
      const to = (y * wide + x) * 4;
      small[to] = Math.round(red / count);
      small[to + 1] = Math.round(green / count);
      small[to + 2] = Math.round(blue / count);
    }
  }
  return { width: wide, height: high, data: small };
}

/** The small picture of pixels, as a JPEG. */
export const smallJpeg = (pixels: Pixels): Buffer => Buffer.from(encode(smaller(pixels), QUALITY).data);

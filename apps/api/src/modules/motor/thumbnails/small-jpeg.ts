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
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let fromY = Math.floor(y * factor); fromY < Math.min(height, Math.ceil((y + 1) * factor)); fromY++)
        for (let fromX = Math.floor(x * factor); fromX < Math.min(width, Math.ceil((x + 1) * factor)); fromX++) {
          const at = (fromY * width + fromX) * 4;
          const opaque = (data[at + 3] ?? 255) / 255;
          for (let n = 0; n < 3; n++) sums[n] = (sums[n] ?? 0) + (data[at + n] ?? 0) * opaque + 255 * (1 - opaque);
          count += 1;
        }
      small.set(
        sums.map((sum) => Math.round(sum / count)),
        (y * wide + x) * 4,
      );
    }
  return { width: wide, height: high, data: small };
}

/** The small picture of pixels, as a JPEG. */
export const smallJpeg = (pixels: Pixels): Buffer => Buffer.from(encode(smaller(pixels), QUALITY).data);

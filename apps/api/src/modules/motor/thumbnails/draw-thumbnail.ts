import { decode, encode } from 'jpeg-js';
import { type Pixels, readPng } from '../../../lib/read-png.ts';

const LONGER_SIDE = 240;
const MOST_MEGAPIXELS = 25;
const MOST_MEGABYTES = 512;
const QUALITY = 72;

function pixelsOf(fileType: string, bytes: Buffer): Pixels | null {
  if (fileType === 'png') return readPng(bytes, MOST_MEGAPIXELS * 1_000_000);
  try {
    return decode(bytes, { useTArray: true, maxResolutionInMP: MOST_MEGAPIXELS, maxMemoryUsageInMB: MOST_MEGABYTES });
  } catch {
    return null;
  }
}

/** Smaller by the mean of what each pixel covers; what is transparent lies on white. */
function smaller({ width, height, data }: Pixels): Pixels {
  const factor = Math.max(1, Math.max(width, height) / LONGER_SIDE);
  const [wide, high] = [Math.max(1, Math.floor(width / factor)), Math.max(1, Math.floor(height / factor))];
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

/** The small picture of an image, as a JPEG. @returns null for one that is broken, or too large to be looked at here */
export function drawThumbnail(fileType: string, bytes: Buffer): Buffer | null {
  const pixels = pixelsOf(fileType, bytes);
  return pixels && Buffer.from(encode(smaller(pixels), QUALITY).data);
}

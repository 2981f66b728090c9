import { decode } from 'jpeg-js';
import { type Pixels, readPng } from '../../../lib/read-png.ts';
import { smallJpeg } from './small-jpeg.ts';

const MOST_MEGAPIXELS = 25;
const MOST_MEGABYTES = 512;

function pixelsOf(fileType: string, bytes: Buffer): Pixels | null {
  if (fileType === 'png') return readPng(bytes, MOST_MEGAPIXELS * 1_000_000);
  try {
    return decode(bytes, { useTArray: true, maxResolutionInMP: MOST_MEGAPIXELS, maxMemoryUsageInMB: MOST_MEGABYTES });
  } catch {
    return null;
  }
}

/** The small picture of an image, as a JPEG. @returns null for one that is broken, or too large to be looked at here */
export function drawThumbnail(fileType: string, bytes: Buffer): Buffer | null {
  const pixels = pixelsOf(fileType, bytes);
  return pixels && smallJpeg(pixels);
}

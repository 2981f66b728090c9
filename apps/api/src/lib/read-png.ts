import { inflateSync } from 'node:zlib';

/** An image with four bytes a pixel: red, green, blue and how opaque it is. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Samples of a pixel by PNG's own number of its colour. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const HEAD_BYTES = 8;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Takes back what each row was filtered with. @returns null where a row names no filter */
function unfilter(raw: Buffer, { height }: Header, stride: number, step: number): Buffer | null {
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    if (filter > 4) return null;
    const [from, to] = [y * (stride + 1) + 1, y * stride];
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? (rows[to + x - step] ?? 0) : 0;
      const up = y > 0 ? (rows[to + x - stride] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[to + x - stride - step] ?? 0) : 0;
      const added = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter] ?? 0;
      rows[to + x] = ((raw[from + x] ?? 0) + added) & 0xff;
    }
  }
  return rows;
}

function coloured(rows: Buffer, { width, height, depth, colour }: Header, stride: number, palette: Buffer): Pixels {
  const samples = samplesOf[colour] ?? 1;
  const data = new Uint8Array(width * height * 4);
  const most = 2 ** Math.min(depth, 8) - 1;
  /** A sample of 8 bits; of 16 the higher ones. An index of a palette stays what it is. */
  const sample = (y: number, nth: number): number => {
    if (depth >= 8) return rows[y * stride + nth * (depth / 8)] ?? 0;
    const bit = nth * depth;
    const value = ((rows[y * stride + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & most;
    return colour === 3 ? value : Math.round((value * 255) / most);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const nth = x * samples;
      const first = sample(y, nth);
      for (let part = 0; part < 3; part++) {
        const grey = samples < 3 ? first : sample(y, nth + part);
        data[at + part] = colour === 3 ? (palette[first * 3 + part] ?? 0) : grey;
      }
      const isOpaque = samples % 2 === 1;
      data[at + 3] = isOpaque ? 255 : sample(y, nth + samples - 1);
    }
  return { width, height, data };
}

/**
 * Reads a PNG, row by row.
 * @returns null for one that is broken, interlaced, or has more pixels than `most`
 */
export function readPng(png: Buffer, most: number): Pixels | null {
  let header: Header | undefined;
  let palette: Buffer = Buffer.alloc(0);
  const parts: Buffer[] = [];
  for (let at = HEAD_BYTES; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR' && body.length >= 13) {
      if (body[12] !== 0) return null;
      header = { width: body.readUInt32BE(0), height: body.readUInt32BE(4), depth: body[8] ?? 0, colour: body[9] ?? 9 };
    }
    if (name === 'PLTE') palette = body;
    if (name === 'IDAT') parts.push(body);
    if (name === 'IEND') break;
    at += length + 12;
  }
  const samples = header && samplesOf[header.colour];
  if (!header || !samples || ![1, 2, 4, 8, 16].includes(header.depth)) return null;
  const { width, height, depth } = header;
  if (width === 0 || height === 0 || width * height > most) return null;
  const stride = Math.ceil((width * samples * depth) / 8);
  const size = (stride + 1) * height;
  try {
    const raw = inflateSync(Buffer.concat(parts), { maxOutputLength: size });
    const rows = raw.length === size ? unfilter(raw, header, stride, Math.max(1, (samples * depth) >> 3)) : null;
    return rows && coloured(rows, header, stride, palette);
  } catch {
    return null;
  }
}

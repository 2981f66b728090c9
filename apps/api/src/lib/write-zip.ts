import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, made while it is written. */
export interface ZipEntry {
  readonly name: string;
  readonly contents: AsyncIterable<Buffer | string>;
  /** Left as it is: its contents are packed already. */
  readonly isStored?: boolean;
}

/** A part or an archive of that size needs another format. */
const MOST_BYTES = 0xffff_ffff;
/** Sizes stand behind the contents, and names are UTF-8. */
const FLAGS = 0x0808;
const MADE_ON = { time: 0, date: 0x21 };

interface Written {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

const field = (...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

const localHead = (name: Buffer, method: number) =>
  Buffer.concat([
    field(
      ...([
        [4, 0x04034b50],
        [2, 20],
        [2, FLAGS],
        [2, method],
        [2, MADE_ON.time],
        [2, MADE_ON.date],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, name.length],
        [2, 0],
      ] as const),
    ),
    name,
  ]);

const centralHead = ({ name, method, crc, packed, unpacked, at }: Written) =>
  Buffer.concat([
    field(
      ...([
        [4, 0x02014b50],
        [2, 20],
        [2, 20],
        [2, FLAGS],
        [2, method],
        [2, MADE_ON.time],
        [2, MADE_ON.date],
        [4, crc],
        [4, packed],
        [4, unpacked],
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ] as const),
    ),
    name,
  ]);

async function* counted(contents: ZipEntry['contents'], sums: { crc: number; bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of contents) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    sums.crc = crc32(bytes, sums.crc);
    sums.bytes += bytes.length;
    yield bytes;
  }
}

async function* packedOf(contents: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  const feeding = (async () => {
    try {
      for await (const chunk of contents)
        if (!deflate.write(chunk)) await new Promise((drained) => deflate.once('drain', drained));
      deflate.end();
    } catch (error) {
      deflate.destroy(error as Error);
    }
  })();
  yield* deflate;
  await feeding;
}

/** A zip file, byte by byte as its entries are made: nothing of it is held. @throws RangeError above 4 GB */
export async function* writeZip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for await (const { name, contents, isStored = false } of entries) {
    const start = at;
    const method = isStored ? 0 : 8;
    const head = localHead(Buffer.from(name), method);
    yield head;
    at += head.length;
    const sums = { crc: 0, bytes: 0 };
    let packed = 0;
    const plain = counted(contents, sums);
    for await (const chunk of isStored ? plain : packedOf(plain)) {
      packed += chunk.length;
      yield chunk;
    }
    const tail = field([4, 0x08074b50], [4, sums.crc], [4, packed], [4, sums.bytes]);
    yield tail;
    at += packed + tail.length;
    if (at > MOST_BYTES || sums.bytes > MOST_BYTES) throw new RangeError('The archive is above 4 GB');
    written.push({ name: Buffer.from(name), method, crc: sums.crc, packed, unpacked: sums.bytes, at: start });
  }
  const heads = written.map(centralHead);
  const size = heads.reduce((sum, { length }) => sum + length, 0);
  yield* heads;
  yield field([4, 0x06054b50], [2, 0], [2, 0], [2, written.length], [2, written.length], [4, size], [4, at], [2, 0]);
}

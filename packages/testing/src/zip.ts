import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly data: Buffer | string;
  /** What the directory claims the unpacked size to be, where that is a lie. */
  readonly claimedBytes?: number;
  readonly claimedCrc?: number;
}

/** A zip file with these parts, also such as no honest program writes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedBytes, claimedCrc } of parts) {
    const bytes = Buffer.from(data);
    const packed = deflateRawSync(bytes);
    const named = Buffer.from(name);
    // From "version needed" to "extra length": the same in both places.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(33, 8);
    common.writeUInt32LE(claimedCrc ?? crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    common.writeUInt16LE(named.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, named, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, named]));
    local.push(head);
    offset += head.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, listed, end]);
}

/** The parts of an honest zip file, by its directory. */
export function partsOf(zipped: Uint8Array): { name: string; data: Buffer }[] {
  const zip = Buffer.from(zipped);
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let entry = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at));
    const name = zip.toString('utf8', entry + 46, entry + 46 + (nameLength ?? 0));
    const isStored = zip.readUInt16LE(entry + 10) === 0;
    const size = zip.readUInt32LE(entry + 20);
    const local = zip.readUInt32LE(entry + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    entry += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    return { name, data: isStored ? packed : inflateRawSync(packed) };
  });
}

/** The same zip file with the texts of some parts changed; throws when a change leaves its part as it was. */
export function patchZip(zipped: Uint8Array, changes: Record<string, (text: string) => string>): Buffer {
  const parts = partsOf(zipped);
  for (const [name, change] of Object.entries(changes)) {
    const part = parts.find((each) => each.name === name);
    if (!part) throw new Error(`There is no part ${name}`);
    const text = part.data.toString();
    const changed = change(text);
    if (changed === text) throw new Error(`${name} was not changed`);
    part.data = Buffer.from(changed);
  }
  return zipOf(parts);
}

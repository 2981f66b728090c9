const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a file lies: spread over 256 folders. Refuses anything but a UUID, so that no key leads elsewhere. */
export function filePath(key: string): string {
  if (!UUID.test(key)) throw new RangeError('A file key is a lower-case UUID');
  return `${key.slice(0, 2)}/${key}`;
}

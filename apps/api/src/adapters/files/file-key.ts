const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isFileKey = (text: string): boolean => UUID.test(text);

/** The 256 folders, in the order of the alphabet. */
export const fileFolders: readonly string[] = Array.from({ length: 256 }, (_, index) =>
  index.toString(16).padStart(2, '0'),
);

/** Where a file lies: spread over 256 folders. Refuses anything but a UUID, so that no key leads elsewhere. */
export function filePath(key: string): string {
  if (!isFileKey(key)) throw new RangeError('A file key is a lower-case UUID');
  return `${key.slice(0, 2)}/${key}`;
}

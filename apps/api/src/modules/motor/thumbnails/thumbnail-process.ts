import { drawThumbnail } from './draw-thumbnail.ts';

export interface AskedPicture {
  readonly fileType: string;
  readonly bytes: Uint8Array;
}
export type DrawnPicture = { readonly picture: Uint8Array | null };

process.on('message', ({ fileType, bytes }: AskedPicture) => {
  const answer: DrawnPicture = { picture: drawThumbnail(fileType, Buffer.from(bytes)) };
  process.send?.(answer, undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of the terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);

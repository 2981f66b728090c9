import { drawPages } from './draw-pages.ts';
import { drawThumbnail } from './draw-thumbnail.ts';

export interface AskedPicture {
  readonly fileType: string;
  readonly bytes: Uint8Array;
}
/** One of an image, one for each page of a PDF, none where nothing can be drawn. */
export type DrawnPictures = { readonly pictures: readonly Uint8Array[] };

async function draw(fileType: string, bytes: Buffer): Promise<readonly Uint8Array[]> {
  if (fileType === 'pdf') return drawPages(bytes);
  const picture = drawThumbnail(fileType, bytes);
  return picture ? [picture] : [];
}

process.on('message', async ({ fileType, bytes }: AskedPicture) => {
  const answer: DrawnPictures = { pictures: await draw(fileType, Buffer.from(bytes)) };
  process.send?.(answer, undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches every process of the terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);

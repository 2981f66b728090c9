interface Piece {
  /** Where the piece begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly url?: string;
}

const address = /https?:\/\/[^\s<>"'）。，]+[^\s<>"'）。，.,;:!?)]/g;

/** Cuts a mail's text into plain pieces and web addresses. Nothing else of it is ever interpreted. */
export function textPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    if (found.index > end) pieces.push({ at: end, text: text.slice(end, found.index) });
    pieces.push({ at: found.index, text: found[0], url: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}

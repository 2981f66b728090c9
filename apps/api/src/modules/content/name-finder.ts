/** Between names: in no file's name and in no search. */
const GAP = '\n';

/** Many texts as one: looking for a part of any is one pass over memory, not a hundred thousand. */
export class NameFinder {
  readonly #joined: string;
  readonly #starts: Uint32Array;

  constructor(names: readonly string[]) {
    this.#joined = names.join(GAP);
    this.#starts = new Uint32Array(names.length);
    let start = 0;
    for (const [index, name] of names.entries()) {
      this.#starts[index] = start;
      start += name.length + GAP.length;
    }
  }

  /** Indices of the texts that hold the part, in order. */
  holding(part: string): number[] {
    const found: number[] = [];
    const starts = this.#starts;
    let index = 0;
    let at = this.#joined.indexOf(part);
    while (at >= 0) {
      // Hits come in order, so the next one's text is at or behind the last one's.
      while (index + 1 < starts.length && (starts[index + 1] as number) <= at) index += 1;
      found.push(index);
      const next = starts[index + 1];
      if (next === undefined) break;
      at = this.#joined.indexOf(part, next);
    }
    return found;
  }
}

import type { ListItem } from '../calls/common/dropdown.ts';

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** How many letters have to be put in, taken out or changed to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** A third of the letters may be otherwise; of two letters none. */
const mayDiffer = (searched: string) => Math.floor(searched.length / 3);
/** Comparing costs time, and whoever misspells hundreds of names has another list. */
const MOST_COMPARED = 200;

/**
 * Finds the item whose name, or one of whose names' words, is most alike to what was typed: 'Cheff' finds 'Cook / chef'.
 * @returns the item's value, or undefined where none is alike
 */
export function nearestOf(items: readonly ListItem[]): (searched: string) => string | undefined {
  const names = items.flatMap(({ value, label, labelZh }) =>
    [label, ...label.split(/[^\p{L}]+/u), labelZh, value]
      .map(plain)
      .filter((name) => name.length > 1)
      .map((name) => ({ name, value })),
  );
  const known = new Map<string, string | undefined>();
  return (given) => {
    const searched = plain(given);
    if (known.has(searched) || known.size >= MOST_COMPARED) return known.get(searched);
    let best: { value: string; differs: number } | undefined;
    for (const { name, value } of names) {
      if (Math.abs(name.length - searched.length) > mayDiffer(searched)) continue;
      const differs = distance(searched, name);
      if (differs <= mayDiffer(searched) && (!best || differs < best.differs)) best = { value, differs };
    }
    known.set(searched, best?.value);
    return best?.value;
  };
}

/**
 * Does work that nobody waits to see, such as fetching what may be needed next, once the answer to a press is painted: fetching a
 * script takes a phone some ten milliseconds each time, between the press and its answer.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Resolves once what a press has changed so far is painted. */
export const painted = () => new Promise<void>(afterPaint);

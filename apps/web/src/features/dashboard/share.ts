/** A part of a whole as people read it: '12.5%'; '–' of nothing. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`;
}

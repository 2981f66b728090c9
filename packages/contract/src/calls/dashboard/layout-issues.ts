import { chartNumbers, GRID } from '../../fields/dashboard.ts';

/** A rectangle of the grid, in columns and rows. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

interface Issue {
  /** The item at fault. */
  readonly at: number;
  readonly field: 'chart' | 'w' | 'y';
  readonly message: string;
}

type Item = Box & { readonly chart: number; readonly isVisible: boolean };

/** What is wrong with a layout whose items are right in themselves. Charts that are not shown may lie anywhere. */
export function layoutIssues(items: readonly Item[]): Issue[] {
  if (items.length > chartNumbers.length) {
    return [{ at: chartNumbers.length, field: 'chart', message: 'validation.tooMany' }];
  }
  const found: Issue[] = [];
  items.forEach((item, at) => {
    const before = items.slice(0, at);
    if (before.some(({ chart }) => chart === item.chart))
      found.push({ at, field: 'chart', message: 'dashboard.checks.twice' });
    else if (item.x + item.w > GRID.columns) found.push({ at, field: 'w', message: 'dashboard.checks.size' });
    else if (item.isVisible && before.some((other) => other.isVisible && overlap(other, item)))
      found.push({ at, field: 'y', message: 'dashboard.checks.overlap' });
  });
  return found;
}

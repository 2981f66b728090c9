import { expect, it } from 'vitest';
import { inGroups } from './row-groups.ts';

it('rows stand under their headings in the order the headings first come', () => {
  const rows = [
    { group: 'Medical', code: 1 },
    { group: 'Baggage', code: 2 },
    { group: 'Medical', code: 3 },
  ];
  expect(inGroups(rows)).toEqual([
    { group: 'Medical', rows: [rows[0], rows[2]] },
    { group: 'Baggage', rows: [rows[1]] },
  ]);
});

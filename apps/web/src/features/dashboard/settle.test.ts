import { overlap } from '@onegi/contract/calls/dashboard/layout-issues';
import { describe, expect, test } from 'vitest';
import { afterStep, compacted, dropped, replaced, stepped, swapped } from './settle.ts';

const left = { x: 0, y: 0, w: 5, h: 10 };
const right = { x: 5, y: 0, w: 7, h: 10 };
const below = { x: 0, y: 10, w: 12, h: 9 };
const all = [left, right, below];

describe('making way', () => {
  test('what the moved chart lies upon goes down, and so does what lay below', () => {
    const moved = { ...left, x: 1 };
    expect(replaced(all, left, moved)).toEqual([moved, { ...right, y: 10 }, { ...below, y: 20 }]);
  });

  test('nothing moves where nothing is in the way', () => {
    expect(compacted(all)).toEqual(all);
  });

  test('however charts are thrown together, none lies upon another and none could go up in the end', () => {
    for (let x = 0; x < 8; x++) {
      for (let y = 0; y < 25; y++) {
        const settled = compacted([
          { ...left, x, y },
          { ...right, x: 3, y: 2 },
          { ...below, y: 1 },
        ]);
        for (const item of settled) {
          const others = settled.filter((other) => other !== item);
          expect(others.some((other) => overlap(item, other))).toBe(false);
          const higher = { ...item, y: item.y - 1 };
          expect(item.y === 0 || others.some((other) => overlap(higher, other))).toBe(true);
        }
      }
    }
  });

  test('rows that become empty are given up, everywhere', () => {
    expect(compacted([below, { ...right, y: 30 }])).toEqual([
      { ...below, y: 0 },
      { ...right, y: 9 },
    ]);
    expect(replaced(all, below, { ...below, y: 60 })).toEqual(all);
    expect(compacted([])).toEqual([]);
  });
});

describe('letting go', () => {
  test('upon the middle of another the two swap their places and sizes, and nothing else moves', () => {
    expect(dropped(all, left, { x: 5, y: 1 })).toEqual([
      { x: 5, y: 0, w: 7, h: 10 },
      { x: 0, y: 0, w: 5, h: 10 },
      below,
    ]);
    expect(swapped(all, left, below)).toEqual([{ ...below }, right, { ...left }]);
  });

  test('at its edge the other makes way', () => {
    expect(dropped(all, left, { x: 2, y: 0 })[1]).toEqual({ ...right, y: 10 });
  });

  test('beyond the grid it stays in it', () => {
    expect(dropped([left], left, { x: 40, y: 900 })).toEqual([{ ...left, x: 7 }]);
  });
});

describe('a step', () => {
  test('moves or sizes by a column or a row', () => {
    expect(stepped(left, { of: 'place', dx: 1, dy: 0 })).toEqual({ ...left, x: 1 });
    expect(stepped(left, { of: 'size', dx: 0, dy: -1 })).toEqual({ ...left, h: 9 });
  });

  test('down or up, where no row is free, swaps with the neighbour there', () => {
    const [first, , last] = afterStep(all, left, { of: 'place', dx: 0, dy: 1 });
    expect([first, last]).toEqual([{ ...below }, { ...left }]);
    expect(afterStep(all, below, { of: 'place', dx: 0, dy: -1 })[2]).toMatchObject({ y: 0 });
  });

  test('leads nowhere at the end of the board', () => {
    expect(afterStep(all, below, { of: 'place', dx: 0, dy: 1 })).toBe(all);
    expect(afterStep(all, left, { of: 'place', dx: 0, dy: -1 })).toBe(all);
  });

  test.each([
    [left, { of: 'place', dx: -1, dy: 0 }],
    [left, { of: 'place', dx: 0, dy: -1 }],
    [right, { of: 'place', dx: 1, dy: 0 }],
    [right, { of: 'size', dx: 1, dy: 0 }],
    [
      { ...left, w: 3 },
      { of: 'size', dx: -1, dy: 0 },
    ],
    [
      { ...left, h: 6 },
      { of: 'size', dx: 0, dy: -1 },
    ],
  ] as const)('stops at the edge of the grid: %j %j', (item, step) => {
    expect(stepped(item, step)).toBe(item);
  });
});

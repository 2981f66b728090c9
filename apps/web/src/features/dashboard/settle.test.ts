import { overlap } from '@onegi/contract/calls/dashboard/layout-issues';
import { describe, expect, test } from 'vitest';
import { raised, settle, stepped } from './settle.ts';

const left = { x: 0, y: 0, w: 5, h: 10 };
const right = { x: 5, y: 0, w: 7, h: 10 };
const below = { x: 0, y: 10, w: 12, h: 9 };

describe('making way', () => {
  test('what the moved chart lies upon goes down, and so does what lay below', () => {
    const moved = { ...left, x: 1 };
    expect(settle([moved, right, below], moved)).toEqual([moved, { ...right, y: 10 }, { ...below, y: 20 }]);
  });

  test('nothing moves where nothing is in the way', () => {
    expect(settle([left, right, below], right)).toEqual([left, right, below]);
  });

  test('however charts are thrown together, none lies upon another in the end', () => {
    for (let x = 0; x < 8; x++) {
      const settled = settle([
        { ...left, x },
        { ...right, x: 3, y: 2 },
        { ...below, y: 1 },
      ]);
      settled.forEach((item, at) => {
        for (const other of settled.slice(at + 1)) expect(overlap(item, other)).toBe(false);
      });
    }
  });

  test('empty rows above everything are given up', () => {
    expect(raised([below, { ...right, y: 12 }])).toEqual([
      { ...below, y: 0 },
      { ...right, y: 2 },
    ]);
    expect(raised([])).toEqual([]);
  });
});

describe('a step', () => {
  test('moves or sizes by a column or a row', () => {
    expect(stepped(left, { of: 'place', dx: 1, dy: 0 })).toEqual({ ...left, x: 1 });
    expect(stepped(left, { of: 'size', dx: 0, dy: -1 })).toEqual({ ...left, h: 9 });
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

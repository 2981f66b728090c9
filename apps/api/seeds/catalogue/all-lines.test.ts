import { compileLine } from '@onegi/rating/engine';
import { lineRatings, type RatedLine } from '@onegi/rating/lines/all';
import { describe, expect, test } from 'vitest';
import { optionalCoverAddition } from '../../src/modules/catalogue/optional-covers.ts';
import { accident } from './accident/line.ts';
import { fire } from './fire/line.ts';
import { golf } from './golf/line.ts';
import { helper } from './helper/line.ts';
import { home } from './home/line.ts';
import type { LineSeed } from './line-seed.ts';
import { medical } from './medical/line.ts';
import { motor } from './motor/line.ts';
import { pet } from './pet/line.ts';
import { student } from './student/line.ts';
import { travel } from './travel/line.ts';

/** Each line's first version and how many plans the fourteen insurers sell of it. */
const lines: Record<RatedLine, readonly [seed: LineSeed, plans: number]> = {
  TRAVEL: [travel, 18],
  HOME: [home, 19],
  FIRE: [fire, 16],
  OS: [student, 11],
  MOTOR: [motor, 15],
  PA: [accident, 17],
  PET: [pet, 12],
  DH: [helper, 16],
  MEDICAL: [medical, 11],
  GOLF: [golf, 9],
};

describe.each(Object.entries(lines))('the first version of %s', (line, [seed, plans]) => {
  test('has its plans, each once', () => {
    expect(new Set(seed.plans.map(({ code }) => code)).size).toBe(plans);
    expect(seed.plans).toHaveLength(plans);
  });

  test('describes every optional cover that is rated, in the same order, and no other', () => {
    expect(seed.optionalCovers.map(({ rider }) => rider)).toEqual(lineRatings[line as RatedLine].riders);
    const codes = seed.optionalCovers.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const addition of seed.optionalCovers.flatMap(({ adds }) => adds)) optionalCoverAddition.parse(addition);
  });

  test('reads every table of its tariff', () => {
    const rating = lineRatings[line as RatedLine];
    const compile = (cells: LineSeed['cells']) => compileLine<never, never, never>(rating as never, cells, []);
    compile(seed.cells);
    const tables = new Set(seed.cells.map(({ table }) => table));
    for (const table of tables) {
      expect(() => compile(seed.cells.filter((cell) => cell.table !== table)), table).toThrow(RangeError);
    }
  });
});

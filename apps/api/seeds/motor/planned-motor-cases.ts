import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';

/** What is done with a case after it was begun, in its order. */
export type MotorStep =
  | 'quote'
  | 'clear'
  | 'decline'
  | 'confirm'
  | 'generate'
  | 'return'
  | 'correct'
  | 'audit'
  | 'approve'
  | 'cancel'
  | 'lapse';

export interface PlannedMotorCase {
  /** Stands for vehicle, persons and numbers. */
  readonly index: number;
  readonly daysAgo: number;
  readonly steps: readonly MotorStep[];
  /** What refers the case; none: it is quoted. */
  readonly referring: Partial<MotorForm>;
}

const asked = ['quote', 'confirm', 'generate'] as const;
const corrected = [...asked, 'return', 'correct', 'confirm', 'generate'] as const;

/** Reasons that an underwriter has to look at: rules M18, M01 and M02. */
const reasons: readonly Partial<MotorForm>[] = [
  { vehicleUse: 'O' },
  { isModified: 'Y' },
  { cover: 'C', insuredDollars: '1680000' },
];

type Story = readonly [steps: readonly MotorStep[], daysAgo: readonly number[], isReferred?: true];

/** Twelve statuses; of those that wait some are late, and of the quotations some about to lapse. */
const stories: readonly Story[] = [
  [[], [1, 1, 2, 3, 5, 8, 13, 20]],
  [['quote'], [1, 2, 3, 5, 9, 14, 18, 25, 27, 28]],
  [['quote'], [1, 1, 1, 2, 3, 4, 6, 8], true],
  [['quote', 'clear'], [1, 2, 4, 7, 12, 26], true],
  [
    ['quote', 'confirm'],
    [1, 1, 1, 1, 2, 3, 4, 6],
  ],
  [asked, [1, 1, 1, 2, 2, 3, 5, 7]],
  [
    [...asked, 'return'],
    [2, 3, 5, 8],
  ],
  [[...asked, 'audit', 'return'], [4]],
  [
    [...asked, 'audit'],
    [1, 1, 2, 3, 4],
  ],
  [
    [...corrected, 'audit'],
    [3, 6],
  ],
  [
    [...asked, 'audit', 'approve'],
    [2, 4, 7, 11, 16, 24, 33, 45],
  ],
  [['quote', 'clear', 'confirm', 'generate', 'audit', 'approve'], [19], true],
  [[...corrected, 'audit', 'approve'], [28]],
  [
    ['quote', 'cancel'],
    [6, 15, 22],
  ],
  [['quote', 'clear', 'cancel'], [17], true],
  [
    ['quote', 'lapse'],
    [36, 44, 52],
  ],
  [['quote', 'decline'], [5, 12, 21], true],
];

/** Eighty motor cases at every status, the oldest first, as their numbers are drawn. */
export const plannedMotorCases: readonly PlannedMotorCase[] = stories
  .flatMap(([steps, days, isReferred]) => days.map((daysAgo) => ({ steps, daysAgo, isReferred })))
  .map(({ steps, daysAgo, isReferred }, index) => ({
    index,
    daysAgo,
    steps,
    referring: isReferred ? (reasons[index % reasons.length] ?? {}) : {},
  }))
  .toSorted((a, b) => b.daysAgo - a.daysAgo);

import { expect, it } from 'vitest';
import { toggled } from './choice.ts';

it('a plan pressed is chosen, pressed again it is not [P-4-05]', () => {
  expect(toggled([], 'A-TRAVEL-S')).toEqual(['A-TRAVEL-S']);
  expect(toggled(['A-TRAVEL-S', 'B-TRAVEL-S'], 'A-TRAVEL-S')).toEqual(['B-TRAVEL-S']);
});

it('a fourth plan is not chosen [P-4-05]', () => {
  const three = ['A-TRAVEL-S', 'B-TRAVEL-S', 'C-TRAVEL-S'];
  expect(toggled(three, 'D-TRAVEL-S')).toEqual(three);
});

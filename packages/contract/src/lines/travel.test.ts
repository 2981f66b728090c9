import { expect, test } from 'vitest';
import { peopleOf } from './travel.ts';

const family = { party: 'F', withSpouse: true, adults: 1, children: 2 } as const;

test('a family with a spouse is two adults even where one was entered', () => {
  expect(peopleOf(family)).toEqual(['A', 'A', 'C', 'C']);
  expect(peopleOf({ ...family, withSpouse: false })).toEqual(['A', 'C', 'C']);
  expect(peopleOf({ ...family, party: 'I', children: 0 })).toEqual(['A']);
});

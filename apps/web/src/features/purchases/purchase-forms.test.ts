import { peopleOf } from '@onegi/contract/lines/travel';
import { expect, test } from 'vitest';
import { printedHkid } from '../forms/printed-hkid.ts';
import { birthParts, joinBirth, tidyBirth } from './birth-parts.ts';
import { pathOfFinding } from './field-paths.ts';

const search = {
  tripType: 'S',
  destination: 'A',
  departOn: '2026-12-05',
  party: 'F',
  withSpouse: true,
  adults: 1,
  children: 2,
} as const;

test('a family with a spouse is two adults even where one was entered', () => {
  expect(peopleOf(search)).toEqual(['A', 'A', 'C', 'C']);
  expect(peopleOf({ ...search, withSpouse: false })).toEqual(['A', 'C', 'C']);
  expect(peopleOf({ ...search, party: 'I', children: 0 })).toEqual(['A']);
});

test('a date of birth is kept as typed and completed when it is whole', () => {
  expect(joinBirth({ year: '1990', month: '', day: '' })).toBe('1990--');
  expect(birthParts('1990--')).toEqual({ year: '1990', month: '', day: '' });
  expect(joinBirth({ year: '', month: '', day: '' })).toBe('');
  expect(tidyBirth('1990-5-8')).toBe('1990-05-08');
  expect(tidyBirth('1990--')).toBe('1990--');
});

test('a complete identity card number is shown as the card prints it', () => {
  expect(printedHkid('a1234563')).toBe('A123456(3)');
  expect(printedHkid('ab 987654-3')).toBe('AB987654(3)');
  expect(printedHkid('A12345')).toBe('A12345');
});

test('the server’s findings land on the fields of the page', () => {
  expect(pathOfFinding('applicant.dateOfBirth', true)).toBe('applicant.bornOn');
  expect(pathOfFinding('insuredList.2.dateOfBirth', true)).toBe('travellers.2.bornOn');
  expect(pathOfFinding('insuredList.0.hkid', true)).toBe('applicant.hkid');
  expect(pathOfFinding('insuredList.0.hkid', false)).toBe('travellers.0.hkid');
  expect(pathOfFinding('insuredList', true)).toBe('travellers');
});

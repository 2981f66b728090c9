import { expect, test } from 'vitest';
import { findingsOnPerson, type PlaceRules, relationshipsIn } from './people.ts';

const today = '2026-11-21';
const place: PlaceRules = {
  personKind: 'A',
  name: 'Adult 1',
  nameZh: '成人 1',
  required: true,
  needs: ['hkid', 'relationship'],
  bornFrom: '1946-11-22',
  bornUntil: '2008-11-21',
  hint: '',
  hintZh: '',
};
const child: PlaceRules = {
  ...place,
  personKind: 'C',
  needs: ['relationship'],
  bornFrom: '2008-11-22',
  bornUntil: '2026-10-10',
};
const driver: PlaceRules = { ...place, personKind: 'D', needs: ['licensedOn'], licensedUntil: '2016-11-21' };
const adult = { personKind: 'A', bornOn: '1990-01-01', hkid: 'A1234563', relationship: 'SP' } as const;
const messagesOf = (...given: Parameters<typeof findingsOnPerson>) =>
  findingsOnPerson(...given).map(({ field, message }) => `${field}: ${message}`);

test('somebody whose place has everything it asks is not complained about', () => {
  expect(findingsOnPerson(place, adult, today)).toEqual([]);
});

test('a date of birth is somebody’s, and within the span the price was made for', () => {
  const born = (bornOn: string) => messagesOf(place, { ...adult, bornOn }, today);
  expect(born('')).toEqual(['bornOn: validation.required']);
  expect(born('1990-02-30')).toEqual(['bornOn: validation.birthDate']);
  expect(born('1890-01-01')).toEqual(['bornOn: validation.birthDate']);
  expect(born('1946-11-21')).toEqual(['bornOn: validation.bornOutside']);
  expect(born('1946-11-22')).toEqual([]);
  expect(born('2008-11-21')).toEqual([]);
  expect(born('2008-11-22')).toEqual(['bornOn: validation.bornOutside']);
});

test('a place has its own words for who is too old and who is too young', () => {
  const named = { ...place, tooOld: 'validation.adultReferred', tooYoung: 'validation.adultAge' };
  expect(messagesOf(named, { ...adult, bornOn: '1930-01-01' }, today)).toEqual(['bornOn: validation.adultReferred']);
  expect(messagesOf(named, { ...adult, bornOn: '2020-01-01' }, today)).toEqual(['bornOn: validation.adultAge']);
});

test('a child is nobody’s spouse, parent or employee', () => {
  const related = (relationship: string) =>
    messagesOf(child, { personKind: 'C', bornOn: '2015-05-05', relationship }, today);
  expect(related('CH')).toEqual([]);
  expect(related('SI')).toEqual([]);
  for (const relationship of ['SP', 'PA', 'EM', 'S']) {
    expect(related(relationship)).toEqual(['relationship: validation.childRelationship']);
  }
  expect(relationshipsIn(child)).not.toContain('SP');
});

test('a licence is held for long enough, by somebody who was 17 when it was given', () => {
  const licensed = (licensedOn: string, bornOn = '1990-01-01') =>
    messagesOf(driver, { personKind: 'D', bornOn, licensedOn }, today);
  expect(licensed('')).toEqual(['licensedOn: validation.required']);
  expect(licensed('2026-11-22')).toEqual(['licensedOn: validation.pastDate']);
  expect(licensed('2016-11-22')).toEqual(['licensedOn: validation.drivingSince']);
  expect(licensed('2016-11-21')).toEqual([]);
  expect(licensed('2006-12-31')).toEqual(['licensedOn: validation.experience']);
  expect(licensed('2007-01-01')).toEqual([]);
});

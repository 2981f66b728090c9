import { type Driver, ordinaryDriver } from '@onegi/contract/lines/drivers';
import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { bornBetweenAges, yearsBefore } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import type { LineForm, Place, SearchOf } from './line-form.ts';
import { place } from './places.ts';

const ask = asking('motor');
const refused = { type: 'RADIO', accepted: 'N' } as const;
const { youngest, oldest, leastExperience } = ordinaryDriver;

function hintOf({ age, experienceYears }: Driver): Parameters<typeof place>[2]['hint'] {
  if (age === true) {
    return experienceYears === true ? ['driverOrdinary'] : ['driverExperienceOnly', { years: experienceYears }];
  }
  return experienceYears === true ? ['driverAgeOnly', { age }] : ['driverExactly', { age, years: experienceYears }];
}

/** A driver as quoted: of the very age, or of an age without a loading; driving for at least so long. */
function driverPlace(driver: Driver, isHolder: boolean, startsOn: string): Place {
  const { age, experienceYears } = driver;
  const years = experienceYears === true ? leastExperience : experienceYears;
  return place('D', ['driver', { number: driver.number }], {
    ...(age === true ? bornBetweenAges(youngest, oldest, startsOn) : bornBetweenAges(age, age, startsOn)),
    licensedUntil: yearsBefore(startsOn, years),
    hint: hintOf(driver),
    needs: isHolder ? ['hkid', 'licensedOn'] : ['hkid', 'licensedOn', 'relationship'],
    ...(isHolder ? { relationship: 'S' } : {}),
  });
}

/** The car, its owner and the drivers that were quoted; a company as owner needs an underwriter. */
export const motorForm: LineForm<SearchOf<'MOTOR'>> = {
  applicantPlace: ({ holderDrives }) => (holderDrives ? 'first' : 'none'),
  places: ({ drivers, holderDrives }, startsOn) =>
    drivers.map((driver, index) => driverPlace(driver, holderDrives && index === 0, startsOn)),
  questions: ({ noClaimDiscountPercent }, { today }) =>
    inOrder(
      startQuestion(today),
      ask('isUnregistered', { type: 'RADIO_NO_SHOW', heading: 'car', associated: 'registration', initial: 'N' }),
      ask('registration', { type: 'VARCHAR', format: 'registrationMark', size: 8, hidden: true }),
      ask('chassisNumber', { type: 'VARCHAR', format: 'chassis', size: 17 }),
      ask('engine', { type: 'INTEGER', smallest: 10, largest: 10_000 }),
      ask('isCompany', { ...refused, heading: 'use' }),
      ask('forHire', refused),
      ask('modified', refused),
      ask('noFinance', { type: 'RADIO_NO_SHOW', associated: 'financeCompany' }),
      ask('financeCompany', { type: 'VARCHAR', hidden: true }),
      ...(noClaimDiscountPercent > 0
        ? [
            ask('previousInsurer', {
              type: 'VARCHAR',
              heading: 'before',
              params: { percent: noClaimDiscountPercent },
            }),
            ask('previousPolicy', { type: 'VARCHAR', size: 40 }),
          ]
        : []),
    ),
  coverStart: answeredStart,
  period: (_search, startsOn) => coverOfYears(startsOn, 1),
};

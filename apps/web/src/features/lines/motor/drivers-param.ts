import { addressText } from '@onegi/contract/lines/address';
import { MOST_DRIVERS } from '@onegi/contract/lines/drivers';
import type { Param } from '../../../lib/search-params.ts';

/** A named driver as the form holds it: years, what is typed in their place, or true for what is confirmed as ordinary. */
export interface DriverAnswers {
  readonly number: number;
  readonly age: number | string | true;
  readonly experienceYears: number | string | true;
}

function answerOf(text: string): number | string | true {
  if (text === 'T') return true;
  return /^\d{1,3}$/.test(text) ? Number(text) : text.slice(0, 3);
}

function driversOf(text: string): readonly DriverAnswers[] | undefined {
  if (text === '') return undefined;
  return text
    .split(',')
    .slice(0, MOST_DRIVERS)
    .map((driver, at) => {
      const [, age = '', experience = ''] = driver.split('-');
      return { number: at + 1, age: answerOf(age), experienceYears: answerOf(experience) };
    });
}

/** Drivers in an address: '1-35-10,2-T-T'. */
export function driversParam<const N extends string>(name: N): Param<readonly DriverAnswers[], N> {
  return { name, read: driversOf, write: addressText };
}

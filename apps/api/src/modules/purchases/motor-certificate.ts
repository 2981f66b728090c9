import { NO_MARK_YET } from '@onegi/contract/motor/check-motor-case';
import type { Deps } from '../../deps.ts';
import { bilingual, bothTexts } from '../../lib/texts.ts';
import type { MotorCertificate } from '../../ports/policy-facts.ts';
import { vehicleName } from '../catalogue/motor-models.ts';
import { coverBegins, endOf } from '../policies/certificates/cover-hours.ts';
import { checkAddress } from '../policies/certificates/printed-number.ts';
import type { CoverPeriod } from '../policies/cover-period.ts';
import type { Quote } from '../quotes/quote.ts';
import type { CheckedApplication } from './check-application.ts';

const capitals = (answer: string | undefined): string => (answer ?? '').trim().toUpperCase();

/** What the certificate of a motor policy says that is issued now. */
export function certificateOf(
  deps: Deps,
  { search }: Quote,
  { people, form: { answers } }: CheckedApplication,
  { startsOn, endsOn }: CoverPeriod,
  certificateNumber: string,
): MotorCertificate {
  if (!('make' in search)) throw new Error('A certificate is of a vehicle');
  return {
    certificateNumber,
    checkUrl: bilingual((language) => checkAddress(deps, certificateNumber, language)),
    from: coverBegins(startsOn, deps.clock.now()).toISOString(),
    until: endOf(endsOn).toISOString(),
    vehicle: vehicleName(search.make, search.model, String(search.madeIn)),
    registrationMark: answers.isUnregistered === 'Y' ? NO_MARK_YET : capitals(answers.registration),
    chassis: capitals(answers.chassisNumber),
    cover: bothTexts(`motorCases.choices.cover.${search.cover}`),
    // The shop asks for what the car is not used; the schedule has the answers.
    use: 'O',
    drivers: people.map(({ person: { surname, firstName } }) => `${surname} ${firstName}`),
  };
}

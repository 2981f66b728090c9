import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { bornBetweenAges } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import { firstDayOfWork, helperAges, helperConditions, helperTooOld, uninsuredWork } from './employment.ts';
import type { LineForm, SearchOf } from './line-form.ts';
import { pastDay, pastDayOutside } from './past-day.ts';

const ask = asking('home');
const refused = { type: 'RADIO', accepted: 'N' } as const;

/** Where the home is, whose it is, and what only an underwriter can take. */
export const homeForm: LineForm<SearchOf<'HOME'>> = {
  applicantPlace: () => 'none',
  places: () => [],
  questions: (_search, { today, riders }) =>
    inOrder(
      startQuestion(today),
      ask('sameAddress', { type: 'RADIO_NO_SHOW', heading: 'property', associated: 'propertyAddress', initial: 'Y' }),
      ask('propertyAddress', { type: 'VARCHAR', size: 200, hidden: true }),
      ask('tenure', { type: 'SPINNER' }),
      ask('wooden', { ...refused, heading: 'use' }),
      ask('vacant', refused),
      ask('subdivided', refused),
      ask('business', refused),
      ...(riders.includes('helperPack')
        ? [
            ask('helperName', { type: 'VARCHAR', format: 'englishName', size: 50, heading: 'helper' }),
            ask('helperPassport', { type: 'VARCHAR', format: 'passport', size: 15 }),
            ask('helperBornOn', { type: 'VARCHAR', format: 'pastDate', size: 10 }),
            firstDayOfWork(today),
            ...helperConditions(),
          ]
        : []),
    ),
  coverStart: answeredStart,
  period: (_search, startsOn) => coverOfYears(startsOn, 1),
  findings(form) {
    const bornOn = pastDay(form.answers.helperBornOn);
    const span = bornBetweenAges(helperAges.from, helperAges.to, form.startsOn);
    return [
      ...(bornOn ? pastDayOutside('helperBornOn', bornOn, { ...span, tooOld: helperTooOld }) : []),
      ...uninsuredWork(form),
    ];
  },
  sums: {
    building: { smallest: 100_000, largest: 30_000_000 },
    lossOfRent: { smallest: 12_000, largest: 3_000_000 },
  },
};

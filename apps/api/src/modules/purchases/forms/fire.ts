import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import type { LineForm, SearchOf } from './line-form.ts';

const ask = asking('fire');
const refused = { type: 'RADIO', accepted: 'N' } as const;
const needed = { type: 'RADIO', accepted: 'Y' } as const;

/** Only the owner or the mortgagor may insure a building; the bank that lends on it is named as loss payee. */
export const fireForm: LineForm<SearchOf<'FIRE'>> = {
  applicantPlace: () => 'none',
  places: () => [],
  questions: (_search, { today }) =>
    inOrder(
      startQuestion(today),
      ask('sameAddress', { type: 'RADIO_NO_SHOW', heading: 'property', associated: 'propertyAddress', initial: 'Y' }),
      ask('propertyAddress', { type: 'VARCHAR', size: 200, hidden: true }),
      ask('isOwner', needed),
      ask('sumBasis', { type: 'SPINNER' }),
      ask('noMortgage', { type: 'RADIO_NO_SHOW', associated: 'mortgagee' }),
      ask('mortgagee', { type: 'VARCHAR', hidden: true }),
      ask('loanReference', { type: 'VARCHAR', size: 40, required: false }),
      ask('concrete', { ...needed, heading: 'use' }),
      ask('residential', needed),
      ask('vacant', refused),
      ask('subdivided', refused),
      ask('hadFire', refused),
    ),
  coverStart: answeredStart,
  period: (_search, startsOn) => coverOfYears(startsOn, 1),
  sums: {
    contents: { smallest: 50_000, largest: 10_000_000 },
    lossOfRent: { smallest: 12_000, largest: 3_000_000 },
  },
};

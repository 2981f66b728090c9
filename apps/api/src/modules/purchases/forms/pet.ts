import { coverOfYears } from '../../policies/cover-period.ts';
import { asking, inOrder } from './asking.ts';
import { bornBetweenAges, monthsBefore } from './birth-span.ts';
import { answeredStart, startQuestion } from './cover-start.ts';
import type { LineForm, SearchOf } from './line-form.ts';
import { pastDay, pastDayOutside } from './past-day.ts';

const ask = asking('pet');
const refused = { type: 'RADIO', accepted: 'N' } as const;
/** A pet is insured from six months on. */
const LEAST_MONTHS = 6;

function bornFor(petAgeYears: number, startsOn: string) {
  const span = bornBetweenAges(petAgeYears, petAgeYears, startsOn);
  return petAgeYears === 0 ? { ...span, bornUntil: monthsBefore(startsOn, LEAST_MONTHS) } : span;
}

/** Dogs bear a microchip and a licence (Rabies Ordinance, Cap. 421); fighting dogs and biters need an underwriter. */
export const petForm: LineForm<SearchOf<'PET'>> = {
  applicantPlace: () => 'none',
  places: () => [],
  questions({ petType }, { today }) {
    const isDog = petType === 'D';
    return inOrder(
      startQuestion(today),
      ask('petName', { type: 'VARCHAR', size: 50, heading: 'pet' }),
      ask('breed', { type: 'VARCHAR', size: 60 }),
      ask('sex', { type: 'SPINNER' }),
      ask('petBornOn', { type: 'VARCHAR', format: 'pastDate', size: 10 }),
      ask('microchip', { type: 'VARCHAR', size: 15, required: isDog }),
      isDog && ask('licence', { type: 'VARCHAR', size: 20 }),
      ask('vaccinated', { type: 'RADIO', accepted: 'Y', heading: 'history' }),
      ask('ill', refused),
      ask('bitten', refused),
      isDog && ask('fighting', refused),
    );
  },
  coverStart: answeredStart,
  period: (_search, startsOn) => coverOfYears(startsOn, 1),
  findings({ search, answers, startsOn }) {
    const bornOn = pastDay(answers.petBornOn);
    const isChip = answers.microchip === undefined || /^\d{15}$/.test(answers.microchip);
    return [
      ...(bornOn ? pastDayOutside('petBornOn', bornOn, bornFor(search.petAgeYears, startsOn)) : []),
      ...(isChip ? [] : [{ field: 'answers.microchip', message: 'validation.microchip' }]),
    ];
  },
};

import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import type { ComponentType } from 'react';
import type { LineSearch } from '../../lib/search-address.ts';
import { AccidentWords } from './accident/words.tsx';
import { FireWords } from './fire/words.tsx';
import { GolfWords } from './golf/words.tsx';
import { HelperWords } from './helper/words.tsx';
import { HomeWords } from './home/words.tsx';
import { MedicalWords } from './medical/words.tsx';
import { MotorWords } from './motor/words.tsx';
import { PetWords } from './pet/words.tsx';
import { StudentWords } from './student/words.tsx';
import { TravelWords } from './travel/words.tsx';

const words: { readonly [Line in LineCode]: ComponentType<{ search: SearchByLine[Line] }> } = {
  TRAVEL: TravelWords,
  HOME: HomeWords,
  FIRE: FireWords,
  OS: StudentWords,
  MOTOR: MotorWords,
  PA: AccidentWords,
  PET: PetWords,
  DH: HelperWords,
  MEDICAL: MedicalWords,
  GOLF: GolfWords,
};

/** A search of any line in one line of words. */
export function SearchWords({ searched: { line, search } }: { searched: LineSearch }) {
  const Words = words[line] as ComponentType<{ search: typeof search }>;
  return <Words search={search} />;
}

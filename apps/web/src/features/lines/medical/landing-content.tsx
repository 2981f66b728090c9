import {
  IconBabyCarriage,
  IconBed,
  IconDental,
  IconHeartRateMonitor,
  IconMicroscope,
  IconStethoscope,
} from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

const covered = [
  ['hospital', IconBed],
  ['surgery', IconHeartRateMonitor],
  ['cancer', IconMicroscope],
  ['outpatient', IconStethoscope],
  ['dental', IconDental],
  ['extras', IconBabyCarriage],
] as const;

/** Annual limit, room and board, surgeon, cancer treatment, care around the stay, and cash in a public ward. */
const compared = ['ME01', 'ME02', 'ME07', 'ME11', 'ME12', 'ME14'];

const questions = ['existing', 'waiting', 'family', 'age', 'vhis'] as const;

export function MedicalLandingContent() {
  return <LandingContent line="MEDICAL" covered={covered} compared={compared} questions={questions} />;
}

import {
  IconBuildingHospital,
  IconDental,
  IconPlane,
  IconScale,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

const covered = [
  ['employer', IconScale],
  ['hospital', IconBuildingHospital],
  ['clinic', IconDental],
  ['repatriation', IconPlane],
  ['replacement', IconUsers],
  ['honesty', IconShieldCheck],
] as const;

/** Employer's liability, hospital, out-patient, repatriation, replacement and honesty. */
const compared = ['DH01', 'DH02', 'DH05', 'DH09', 'DH11', 'DH12'];

const questions = ['law', 'swap', 'travel', 'pregnancy'] as const;

export function HelperLandingContent() {
  return <LandingContent line="DH" covered={covered} compared={compared} questions={questions} />;
}

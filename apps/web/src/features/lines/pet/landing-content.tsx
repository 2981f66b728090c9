import { IconAmbulance, IconBed, IconMicroscope, IconScale, IconSearch, IconStethoscope } from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

const covered = [
  ['surgery', IconAmbulance],
  ['vet', IconStethoscope],
  ['tests', IconMicroscope],
  ['stay', IconBed],
  ['lost', IconSearch],
  ['liability', IconScale],
] as const;

/** Annual limit, surgery, consultations, medicine, laboratory and chemotherapy. */
const compared = ['PE01', 'PE02', 'PE04', 'PE06', 'PE07', 'PE08'];

const questions = ['waiting', 'share', 'not', 'chip'] as const;

export function PetLandingContent() {
  return <LandingContent line="PET" covered={covered} compared={compared} questions={questions} />;
}

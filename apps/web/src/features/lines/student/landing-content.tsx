import {
  IconAmbulance,
  IconBackpack,
  IconBook2,
  IconHeartHandshake,
  IconScale,
  IconStethoscope,
} from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

const covered = [
  ['medical', IconStethoscope],
  ['evacuation', IconAmbulance],
  ['interruption', IconBook2],
  ['sponsor', IconHeartHandshake],
  ['belongings', IconBackpack],
  ['liability', IconScale],
] as const;

/** Medical expenses, family visits, study interruption, liability, belongings and the residence. */
const compared = ['OS01', 'OS05', 'OS07', 'OS09', 'OS10', 'OS11'];

const questions = ['age', 'visa', 'group', 'home'] as const;

export function StudentLandingContent() {
  return <LandingContent line="OS" covered={covered} compared={compared} questions={questions} />;
}

import {
  IconAmbulance,
  IconBackpack,
  IconBook2,
  IconHeartHandshake,
  IconScale,
  IconStethoscope,
} from '@tabler/icons-react';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { StudentShortForm } from './short-form.tsx';

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

export default function StudentLandingPage() {
  return (
    <LandingFrame line="OS" covered={covered} compared={compared} questions={questions}>
      <StudentShortForm />
    </LandingFrame>
  );
}

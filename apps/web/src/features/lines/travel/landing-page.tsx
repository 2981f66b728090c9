import {
  IconAmbulance,
  IconCalendarX,
  IconClockPause,
  IconLuggage,
  IconScale,
  IconStethoscope,
} from '@tabler/icons-react';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { TravelShortForm } from './short-form.tsx';

const covered = [
  ['medical', IconStethoscope],
  ['evacuation', IconAmbulance],
  ['cancellation', IconCalendarX],
  ['baggage', IconLuggage],
  ['delay', IconClockPause],
  ['liability', IconScale],
] as const;

/** Medical expenses, cancellation, baggage, delay, hospital cash and liability. */
const compared = ['TR01', 'TR14', 'TR10', 'TR16', 'TR04', 'TR17'];

const questions = ['when', 'family', 'annual', 'existing', 'change'] as const;

export default function TravelLandingPage() {
  return (
    <LandingFrame line="TRAVEL" covered={covered} compared={compared} questions={questions}>
      <TravelShortForm />
    </LandingFrame>
  );
}

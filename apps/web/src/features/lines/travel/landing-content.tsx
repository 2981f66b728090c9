import {
  IconAmbulance,
  IconCalendarX,
  IconClockPause,
  IconLuggage,
  IconScale,
  IconStethoscope,
} from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

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

export function TravelLandingContent() {
  return <LandingContent line="TRAVEL" covered={covered} compared={compared} questions={questions} />;
}

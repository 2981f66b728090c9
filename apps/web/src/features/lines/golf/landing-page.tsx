import { IconBackpack, IconBandage, IconGolf, IconPlaneDeparture, IconScale, IconTrophy } from '@tabler/icons-react';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { GolfShortForm } from './short-form.tsx';

const covered = [
  ['liability', IconScale],
  ['equipment', IconGolf],
  ['hole', IconTrophy],
  ['accident', IconBandage],
  ['effects', IconBackpack],
  ['travel', IconPlaneDeparture],
] as const;

/** Liability, equipment, hole-in-one, accident, medical expenses and where it counts. */
const compared = ['GO01', 'GO02', 'GO05', 'GO07', 'GO08', 'GO13'];

const questions = ['family', 'where', 'age', 'professional'] as const;

export default function GolfLandingPage() {
  return (
    <LandingFrame line="GOLF" covered={covered} compared={compared} questions={questions}>
      <GolfShortForm />
    </LandingFrame>
  );
}

import { IconBackpack, IconBandage, IconGolf, IconPlaneDeparture, IconScale, IconTrophy } from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

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

export function GolfLandingContent() {
  return <LandingContent line="GOLF" covered={covered} compared={compared} questions={questions} />;
}

import { IconAmbulance, IconBandage, IconBed, IconBone, IconScale, IconShieldHeart } from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

const covered = [
  ['death', IconShieldHeart],
  ['medical', IconBandage],
  ['therapy', IconBone],
  ['income', IconBed],
  ['liability', IconScale],
  ['assistance', IconAmbulance],
] as const;

/** Accidental death, medical expenses, bonesetting, hospital cash, weekly benefit and liability. */
const compared = ['PA01', 'PA06', 'PA07', 'PA09', 'PA10', 'PA14'];

const questions = ['class', 'illness', 'family', 'age', 'change'] as const;

export function AccidentLandingContent() {
  return <LandingContent line="PA" covered={covered} compared={compared} questions={questions} />;
}

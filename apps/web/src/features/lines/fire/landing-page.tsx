import { IconBed, IconBuildingSkyscraper, IconFlame, IconScale, IconShovel, IconWind } from '@tabler/icons-react';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { FireShortForm } from './short-form.tsx';

const covered = [
  ['structure', IconBuildingSkyscraper],
  ['fire', IconFlame],
  ['typhoon', IconWind],
  ['debris', IconShovel],
  ['accommodation', IconBed],
  ['liability', IconScale],
] as const;

/** Fire, typhoon, landslip, accidental damage, alternative accommodation and liability. */
const compared = ['FI02', 'FI04', 'FI09', 'FI10', 'FI13', 'FI14'];

const questions = ['sum', 'contents', 'who', 'old'] as const;

export default function FireLandingPage() {
  return (
    <LandingFrame line="FIRE" covered={covered} compared={compared} questions={questions}>
      <FireShortForm />
    </LandingFrame>
  );
}

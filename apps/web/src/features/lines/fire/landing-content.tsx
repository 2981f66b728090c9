import { IconBed, IconBuildingSkyscraper, IconFlame, IconScale, IconShovel, IconWind } from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

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

export function FireLandingContent() {
  return <LandingContent line="FIRE" covered={covered} compared={compared} questions={questions} />;
}

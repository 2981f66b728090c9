import {
  IconCarCrane,
  IconCarCrash,
  IconFirstAidKit,
  IconKey,
  IconRosetteDiscount,
  IconScale,
} from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

const covered = [
  ['liability', IconScale],
  ['car', IconCarCrash],
  ['glass', IconKey],
  ['people', IconFirstAidKit],
  ['roadside', IconCarCrane],
  ['discount', IconRosetteDiscount],
] as const;

/** Third-party property, own damage, new for old, windscreen, discount protection and the excess of own damage. */
const compared = ['MO02', 'MO03', 'MO04', 'MO05', 'MO10', 'EX1'];

const questions = ['cover', 'discount', 'excess', 'named', 'bureau', 'noPrice'] as const;

export function MotorLandingContent() {
  return <LandingContent line="MOTOR" covered={covered} compared={compared} questions={questions} />;
}

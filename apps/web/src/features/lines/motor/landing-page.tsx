import {
  IconCarCrane,
  IconCarCrash,
  IconFirstAidKit,
  IconKey,
  IconRosetteDiscount,
  IconScale,
} from '@tabler/icons-react';
import { LandingFrame } from '../landing/landing-frame.tsx';
import { MotorShortForm } from './short-form.tsx';

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

export default function MotorLandingPage() {
  return (
    <LandingFrame line="MOTOR" covered={covered} compared={compared} questions={questions}>
      <MotorShortForm />
    </LandingFrame>
  );
}

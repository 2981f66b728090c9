import { IconArmchair, IconBed, IconBucketDroplet, IconKey, IconPaint, IconTruck } from '@tabler/icons-react';
import { LandingContent } from '../landing/landing-content.tsx';

const covered = [
  ['contents', IconArmchair],
  ['interior', IconPaint],
  ['accommodation', IconBed],
  ['moving', IconTruck],
  ['theft', IconKey],
  ['liability', IconBucketDroplet],
] as const;

/** Contents, valuables, decoration, temporary accommodation, frozen food and liability. */
const compared = ['HO01', 'HO03', 'HO04', 'HO07', 'HO11', 'HO14'];

const questions = ['area', 'building', 'vacant', 'tenant'] as const;

export function HomeLandingContent() {
  return <LandingContent line="HOME" covered={covered} compared={compared} questions={questions} />;
}

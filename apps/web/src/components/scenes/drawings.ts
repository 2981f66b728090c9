import type { LineCode } from '@onegi/contract/lines';
import { ferry, harbour } from './harbour.ts';
import { place } from './kit.ts';
import {
  cabinCase,
  campus,
  dogAndCat,
  door,
  golf,
  hearth,
  hospital,
  runner,
  shopStreet,
  suitcase,
  taxi,
  tongLau,
} from './objects.ts';

export type SceneName = LineCode | 'SME' | 'HOMEPAGE' | 'SHORE';

/** Who takes the ferry: what several lines are about. */
const travellers = place(-84, 0, cabinCase, 0.84) + place(52, 0, dogAndCat, 0.76);

/** What stands over the water on a page, by the page's line. */
export const drawings: Readonly<Record<SceneName, string>> = {
  TRAVEL: harbour({ object: suitcase }),
  HOME: harbour({ ground: 'wall', object: tongLau }),
  FIRE: harbour({ ground: 'wall', object: hearth }),
  OS: harbour({ ground: 'wall', object: campus, objectAt: 1080 }),
  MOTOR: harbour({ ground: 'wall', object: taxi, objectAt: 1080 }),
  PA: harbour({ object: runner, objectAt: 1096 }),
  PET: harbour({ object: dogAndCat, objectAt: 1100 }),
  DH: harbour({ ground: 'wall', object: door, objectAt: 1096 }),
  MEDICAL: harbour({ ground: 'wall', object: hospital, objectAt: 1076 }),
  GOLF: harbour({ object: golf, objectAt: 1100, groundFrom: 916 }),
  SME: harbour({ ground: 'wall', object: shopStreet, objectAt: 1090, groundFrom: 900 }),
  HOMEPAGE: harbour({ object: travellers, groundFrom: 944, onWater: place(800, 444, ferry, 1) }),
  SHORE: harbour({ object: '', groundFrom: 990, onWater: place(905, 432, ferry, 0.62) }),
};

import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** Fields of what plans are worth beside each other. */
export const worthFields = {
  /** 0 to 100; null where the plan has no price, or nothing is paid by any. */
  score: field('score', z.int().min(0).max(100)),
  /** What is paid by the incident at the same place of `incidents`. */
  payouts: field('payouts', z.array(f.money)),
  /** What the incident is held against where nothing else is answered. */
  typical: field('typical', z.record(z.string(), z.union([z.number(), z.string()]))),
  /** The plan's place for the measure at the same place of `measures`: 0 pays best, equal ones share a place, null is no cover. */
  places: field('places', z.array(z.nullable(z.int()))),
  /** Names a level in addresses: the benefit's terms without spaces and signs. */
  levelKey: field('level', z.string()),
  /** Plans up to this place have the level or better. */
  place: field('place', z.int()),
} as const;

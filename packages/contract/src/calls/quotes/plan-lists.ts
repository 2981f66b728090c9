import * as z from 'zod';
import { call } from '../../call.ts';
import { lineSearches } from '../../lines/all.ts';
import type { LineCode } from '../../lines.ts';
import { type FieldMap, field, type Of, oneOfShapes, type Shape } from '../../shape.ts';
import { planCard } from './shapes.ts';

const common = { tag: 'quotes', permission: 'quotes.search', answer: z.array(planCard.codec) } as const;
const summaryOf = (of: string) => `Prices every ${of} plan; a plan outside its appetite comes without a price`;

export const planTravel = call({
  name: 'planTravel',
  method: 'POST',
  path: '/buy/plan-travel',
  summary: summaryOf('travel'),
  ...common,
  body: lineSearches.TRAVEL,
});

export const planFire = call({
  name: 'planFire',
  method: 'POST',
  path: '/buy/plan-fire',
  summary: summaryOf('fire'),
  ...common,
  body: lineSearches.FIRE,
});

export const planMotor = call({
  name: 'planMotor',
  method: 'POST',
  path: '/buy/plan-motor',
  summary: summaryOf('motor'),
  ...common,
  body: lineSearches.MOTOR,
});

export const planHelper = call({
  name: 'planHelper',
  method: 'POST',
  path: '/buy/plan-dh',
  summary: summaryOf('domestic helper'),
  ...common,
  body: lineSearches.DH,
});

export const planPet = call({
  name: 'planPet',
  method: 'POST',
  path: '/buy/plan-pet',
  summary: summaryOf('pet'),
  ...common,
  body: lineSearches.PET,
});

export const planMedical = call({
  name: 'planMedical',
  method: 'POST',
  path: '/buy/plan-medical',
  summary: summaryOf('medical'),
  ...common,
  body: lineSearches.MEDICAL,
});

/** A line's search that names its product. */
export function namedSearch<const Line extends LineCode, F extends FieldMap>(line: Line, search: Shape<F>) {
  return search.and({ prod: field('prod', z.literal(line, 'validation.choice')) });
}

const home = namedSearch('HOME', lineSearches.HOME);
const student = namedSearch('OS', lineSearches.OS);
const accident = namedSearch('PA', lineSearches.PA);
const golf = namedSearch('GOLF', lineSearches.GOLF);
type Named = Of<typeof home> | Of<typeof student> | Of<typeof accident> | Of<typeof golf>;

export const planOthers = call({
  name: 'planOthers',
  method: 'POST',
  path: '/buy/plan-others',
  summary: 'Prices every plan of home, overseas student, personal accident or golf: the body says which',
  ...common,
  body: oneOfShapes<Named, unknown>('prod', [home, student, accident, golf], 'validation.choice'),
});

/** The call that lists a line's plans. */
export const planListCalls = {
  TRAVEL: planTravel,
  HOME: planOthers,
  FIRE: planFire,
  OS: planOthers,
  MOTOR: planMotor,
  PA: planOthers,
  PET: planPet,
  DH: planHelper,
  MEDICAL: planMedical,
  GOLF: planOthers,
} as const satisfies Record<LineCode, unknown>;

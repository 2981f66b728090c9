import * as z from 'zod';
import { call } from '../../call.ts';
import { incidentFields as i } from '../../fields/incidents.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { worthFields as w } from '../../fields/worth.ts';
import { lineSearches, type SearchByLine } from '../../lines/all.ts';
import type { LineCode } from '../../lines.ts';
import { listOf, nullable, type Of, oneOfShapes, shape } from '../../shape.ts';
import { namedSearch } from './plan-lists.ts';

/** One line of text in both languages. */
const remark = shape({ text: q.text, textZh: q.textZh });

const level = shape({ levelKey: w.levelKey, place: w.place, text: q.text, textZh: q.textZh });

/** A benefit that matters in the line: plans are sorted by it, and asked to have a level of it at least. */
const measure = shape({
  benefitCode: q.benefitCode,
  benefit: q.benefit,
  benefitZh: q.benefitZh,
  /** From the best to the least that is cover at all. */
  levels: listOf('levels', level),
});
export type Measure = Of<typeof measure>;

const typicalIncident = shape({
  incident: i.incident,
  title: i.title,
  titleZh: i.titleZh,
  typical: w.typical,
});
export type TypicalIncident = Of<typeof typicalIncident>;

const planWorthOf = shape({
  plan: q.plan,
  score: nullable(w.score),
  goodAt: listOf('goodAt', remark),
  payouts: w.payouts,
  places: w.places,
});
export type PlanWorth = Of<typeof planWorthOf>;

const listWorth = shape({
  /** What can happen and at least one plan pays for, with typical answers. */
  incidents: listOf('incidents', typicalIncident),
  measures: listOf('measures', measure),
  plans: listOf('plans', planWorthOf),
});
export type ListWorth = Of<typeof listWorth>;

const searches = (Object.keys(lineSearches) as LineCode[]).map((line) =>
  namedSearch(line, lineSearches[line] as (typeof lineSearches)['TRAVEL']),
);
type Searched = { [Line in keyof SearchByLine]: { prod: Line } & SearchByLine[Line] }[keyof SearchByLine];

export const planWorth = call({
  name: 'planWorth',
  method: 'POST',
  path: '/buy/plan-worth',
  summary:
    'What the plans of a search are worth beside each other: what each is good at, its value score, what it pays in typical incidents; from prices and benefits alone',
  tag: 'quotes',
  permission: 'quotes.read',
  body: oneOfShapes<Searched, unknown>('prod', searches as never, 'validation.choice'),
  answer: listWorth,
});

/** What happens; what is not answered is typical. */
const happening = { incident: i.incident, answers: i.answers };

export const listPayouts = call({
  name: 'listPayouts',
  method: 'POST',
  path: '/buy/list-payouts',
  summary:
    'What the plans of a search pay in one incident with answers of one’s own; scores stay with the typical ones',
  tag: 'quotes',
  permission: 'quotes.read',
  body: oneOfShapes<Searched & { incident: string; answers: Record<string, number | string> }, unknown>(
    'prod',
    searches.map((search) => search.and(happening)) as never,
    'validation.choice',
  ),
  answer: z.array(shape({ plan: q.plan, amountCents: i.amountCents }).codec),
});

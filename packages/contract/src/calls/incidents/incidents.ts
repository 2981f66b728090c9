import * as z from 'zod';
import { call } from '../../call.ts';
import { incidentFields as i } from '../../fields/incidents.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { field, listOf, type Of, optional, shape } from '../../shape.ts';

const option = shape({ optionValue: i.optionValue, label: i.optionLabel, labelZh: i.optionLabelZh });

/** One question about an incident, with an example to start with and its bounds. */
const incidentQuestion = shape({
  questionKey: i.questionKey,
  questionKind: i.questionKind,
  label: i.optionLabel,
  labelZh: i.optionLabelZh,
  unit: optional(i.unit),
  unitZh: optional(i.unitZh),
  initial: optional(i.initial),
  least: optional(i.least),
  most: optional(i.most),
  within: optional(i.within),
  minutes: optional(i.minutes),
  fromSearch: i.fromSearch,
  /** What a typical incident starts with where the question has no `initial`. */
  example: i.example,
  options: optional(field('options', z.array(option.codec))),
});
export type IncidentQuestion = Of<typeof incidentQuestion>;

const incident = shape({
  incident: i.incident,
  title: i.title,
  titleZh: i.titleZh,
  /** One of the six to show first. */
  typical: i.typical,
  questions: listOf('questions', incidentQuestion),
});
export type ListedIncident = Of<typeof incident>;

export const listIncidents = call({
  name: 'listIncidents',
  method: 'GET',
  path: '/buy/incidents',
  summary: 'Typical incidents of a product, and what is asked about each before a plan can be held against it',
  tag: 'incidents',
  permission: 'quotes.read',
  query: shape({
    product: q.product,
    /** Leaves out incidents that no benefit of the variant is for (lines/benefit-variants). */
    variant: optional(q.variant),
    /** Examples are then those of what was searched. */
    quoteRef: optional(q.quoteRef),
  }),
  answer: z.array(incident.codec),
});

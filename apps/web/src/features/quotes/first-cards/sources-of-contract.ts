import { type Part, schemaOf } from '@onegi/contract/call';
import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import { planListCalls } from '@onegi/contract/calls/quotes/plan-lists';
import { planFacts as facts, highlight, planCard } from '@onegi/contract/calls/quotes/shapes';
import { quoteFields } from '@onegi/contract/fields/quotes';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { lineSearches } from '@onegi/contract/lines/all';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import type { FieldMap, Shape } from '@onegi/contract/shape';
import * as z from 'zod';
import { addressOfCall } from '../../../lib/api.ts';
import type { AnswerNames, Kind, Names, PriceRequest, RequestSources } from './sources.ts';

interface Property {
  type?: string;
  /** The values to choose from, where they are numbers. */
  anyOf?: { type?: string }[];
  items?: { type?: string };
}

/** A body as JSON Schema: one object, or one per product that it names. */
interface Described {
  properties?: Record<string, Property & { const?: unknown }>;
  required?: string[];
  oneOf?: Described[];
  anyOf?: Described[];
}

/** Sorting and filtering happen in the page: its list asks for everything. */
const askedOfThePage: readonly string[] = [quoteFields.sort.wire, quoteFields.insurers.wire];

const kinds: Record<string, Kind> = { string: 'text', integer: 'number', number: 'number', boolean: 'flag' };

function kindOf(name: string, { anyOf, type = anyOf?.[0]?.type ?? '', items }: Property): Kind {
  if (name === quoteFields.promotionCode.wire) return 'code';
  const kind = items?.type === 'object' ? 'items' : kinds[type];
  if (!kind) throw new Error(`An address cannot hold ${name}: how is a ${type} written there?`);
  return kind;
}

const namesOf = <F extends FieldMap>({ fields }: Shape<F>): Names =>
  Object.fromEntries(Object.entries(fields).map(([domain, { wire }]) => [domain, wire]));

function fieldsOf(line: LineCode, body: Part): PriceRequest['body'] {
  const described = z.toJSONSchema(schemaOf(body), { io: 'input', unrepresentable: 'any' }) as Described;
  const whole = (described.oneOf ?? described.anyOf)?.find(({ properties }) => properties?.prod?.const === line);
  const { properties = {}, required = [] } = whole ?? described;
  const fields = Object.entries(properties)
    .filter(([name]) => !askedOfThePage.includes(name))
    .map(([name, property]) => [name, `${kindOf(name, property)}${required.includes(name) ? '' : '?'}`]);
  return Object.fromEntries(fields);
}

function pricesOf(line: LineCode): PriceRequest {
  const call = planListCalls[line];
  const hasVariants = variantsOf(line).others.length > 0;
  return {
    address: addressOfCall(call, {}),
    body: fieldsOf(line, call.body),
    choices: hasVariants ? namesOf(lineSearches[line] as Shape) : {},
  };
}

/** @throws when a search has a field that no address can hold */
export function requestSources(): RequestSources {
  const { product, variant } = namesOf(planFacts.query) as Record<'product' | 'variant', string>;
  return {
    prices: Object.fromEntries(lineCodes.map((line) => [line, pricesOf(line)])),
    facts: { address: `/api${planFacts.path}`, product, variant },
  };
}

export const answerNames: AnswerNames = {
  card: namesOf(planCard),
  facts: namesOf(facts),
  highlight: namesOf(highlight),
};

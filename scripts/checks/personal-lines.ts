import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lineNames } from '../../apps/web/src/lib/line-pages.ts';
import { pages } from '../../apps/web/src/lib/pages.ts';
import type { Call } from '../../packages/contract/src/call.ts';
import { allCalls } from '../../packages/contract/src/calls/all.ts';
import { submitApplication } from '../../packages/contract/src/calls/purchases/applications.ts';
import { sendLink } from '../../packages/contract/src/calls/purchases/send-link.ts';
import { applicant } from '../../packages/contract/src/calls/purchases/shapes.ts';
import { compareRow, planCompare } from '../../packages/contract/src/calls/quotes/plan-compare.ts';
import { planListCalls } from '../../packages/contract/src/calls/quotes/plan-lists.ts';
import { recentSearch } from '../../packages/contract/src/calls/quotes/recent-searches.ts';
import { planCard } from '../../packages/contract/src/calls/quotes/shapes.ts';
import { lineSearches } from '../../packages/contract/src/lines/all.ts';
import type { LineCode } from '../../packages/contract/src/lines.ts';
import { type FieldMap, type Shape, shapeFor } from '../../packages/contract/src/shape.ts';
import { calls } from '../personal-lines/calls.ts';
import { constants } from '../personal-lines/constants.ts';
import { errors } from '../personal-lines/errors.ts';
import { fieldGroups } from '../personal-lines/field-groups.ts';
import { commonParameters, searchParameters } from '../personal-lines/parameters.ts';
import type { TestName } from '../personal-lines/places.ts';
import { routes } from '../personal-lines/routes.ts';
import { rules } from '../personal-lines/rules.ts';
import { states } from '../personal-lines/states.ts';
import { texts } from '../personal-lines/texts.ts';
import { accepted } from './accepted.ts';
import { read, root } from './files.ts';
import { textOf } from './texts-of.ts';

type AnyShape = Pick<Shape<FieldMap>, 'fields'>;

/** What the field groups of the table speak of. */
export const shapes: Readonly<Record<(typeof fieldGroups)[number]['of'], AnyShape>> = {
  planCard,
  compareRow,
  planCompareAnswer: planCompare.answer,
  recentSearch,
  applicant,
  submitBody: submitApplication.body,
  sendLinkBody: sendLink.body,
};

/** The domain name of a wire name; undefined when the shape has no such field. */
export function domainName({ fields }: AnyShape, wire: string): string | undefined {
  return Object.entries(fields).find(([, field]) => field.wire === wire)?.[0];
}

const isThere = (file: string) => existsSync(join(root, file));

/** What is wrong with naming this file; the text of a file that is there otherwise. */
function missing(file: string): string[] {
  return isThere(file) ? [] : [`${file} does not exist`];
}

/** The letters of a text between its placeholders. */
const pieces = (text: string) => text.split(/\{\w+\}/).filter((piece) => piece.trim() !== '');

/**
 * What is wrong with a test that is named.
 * @param holds either all pieces of a text or its key must stand in the test's file
 */
export function testProblems([file, title]: TestName, holds?: { text: string; key: string }): string[] {
  if (!isThere(file)) return missing(file);
  const code = read(file);
  if (!code.includes(title)) return [`${file} has no test "${title}"`];
  if (!holds || code.includes(`${holds.key}'`)) return [];
  return pieces(holds.text).every((piece) => code.includes(piece)) ? [] : [`${file} does not hold "${holds.text}"`];
}

/** What is wrong with a text: it must be there in both languages, and in English letter by letter. */
export async function textProblems({ key, text }: { key: string; text: string }): Promise<string[]> {
  const english = await textOf('en', key);
  if (english === undefined) return [`${key} has no text`];
  if (english !== text) return [`${key} says "${english}", not "${text}"`];
  return (await textOf('zh-Hant', key)) ? [] : [`${key} has no Chinese text`];
}

const routeProblems = () =>
  routes
    .filter(({ path }) => !pages.some((page) => `/${page.path}` === path))
    .map(({ path }) => `no page is at ${path}`);

/** A line's form as the address holds it: its published names, and what a first visit on 2026-11-21 writes under them. */
async function formOf(line: LineCode): Promise<{ file: string; begins: ReadonlyMap<string, string> }> {
  const name = lineNames[line];
  const file = `apps/web/src/features/lines/${name}/form.ts`;
  const form = ((await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>)[`${name}Form`] as {
    params: Record<string, { name: string; write(value: unknown): string }>;
    starting(fromAddress: object, today: string): Record<string, unknown>;
  };
  const values = form.starting({}, '2026-11-21');
  const begins = Object.entries(form.params).map(([field, param]) => [param.name, param.write(values[field])] as const);
  return { file, begins: new Map(begins) };
}

async function parameterProblems({ line, tempStr, parameters }: (typeof searchParameters)[number]) {
  const { fields } = lineSearches[line] as AnyShape;
  const { file, begins } = await formOf(line);
  const named = { ...commonParameters, ...parameters };
  const problems = Object.entries(named).flatMap(([wire, [takes, begin]]) => {
    const field = Object.values(fields).find((each) => each.wire === wire);
    if (!field) return [`${line} has no search parameter ${wire}`];
    const found = accepted(field.schema);
    const isListed = wire in commonParameters && wire !== 'promotion';
    const begun = isListed ? begin : begins.get(wire);
    return [
      ...(found === takes ? [] : [`${line}.${wire} takes ${found}, not ${takes}`]),
      ...(begun === begin ? [] : [`${line}.${wire} begins with "${begun}" in ${file}, not "${begin}"`]),
    ];
  });
  const unnamed = Object.values(fields).filter(({ wire }) => !(wire in named));
  const path = planListCalls[line].path;
  return [
    ...problems,
    ...unnamed.map(({ wire }) => `${line}.${wire} is not in the table of search parameters`),
    ...(path === `/buy/plan-${tempStr}` ? [] : [`${line} is listed by ${path}, not by /buy/plan-${tempStr}`]),
  ];
}

const fieldProblems = () =>
  fieldGroups.flatMap(({ title, of, file, names }) => [
    ...missing(file),
    ...names.filter((wire) => !domainName(shapes[of], wire)).map((wire) => `${title} has no field ${wire}`),
  ]);

async function ruleProblems(rule: (typeof rules)[number]): Promise<string[]> {
  const { declared, browser, server, tests, key } = rule;
  const files = [declared, browser, server].flatMap(missing);
  const names = isThere(declared) && !read(declared).includes(key) ? [`${declared} does not name ${key}`] : [];
  const untested = tests.length === 0 ? [`no test holds "${rule.rule}"`] : [];
  return [
    ...files,
    ...names,
    ...untested,
    ...(await textProblems(rule)),
    ...tests.flatMap((test) => testProblems(test, rule)),
  ];
}

async function shownProblems(shown: (typeof texts)[number]): Promise<string[]> {
  const parts = shown.key.split('.');
  const isOneOfMany = parts.includes('choices') || parts.includes('hints');
  const word = (isOneOfMany && parts.at(-2) !== 'hints' ? parts.at(-2) : parts.at(-1)) ?? '';
  const isShown = isThere(shown.shown) && read(shown.shown).includes(word);
  return [...(await textProblems(shown)), ...(isShown ? [] : [`${shown.shown} does not show ${shown.key}`])];
}

function callProblems({ name, method, path, contract, takes, prod, useCase }: (typeof calls)[number]): string[] {
  const call: Call | undefined = allCalls.find((each) => each.name === name);
  if (!call) return [`there is no call ${name}`];
  const part = call.body ?? call.query;
  const shape = part && shapeFor(part, { prod });
  const absent = takes.filter((wire) => !shape || !domainName(shape, wire));
  const isPath = call.method === method && call.path === path;
  return [
    ...[contract, useCase].flatMap(missing),
    ...(isPath ? [] : [`${name} is ${call.method} ${call.path}, not ${method} ${path}`]),
    ...absent.map((wire) => `${name} does not take ${wire}`),
  ];
}

const behaviourProblems = ({ file, tests }: (typeof states)[number]) => [
  ...missing(file),
  ...tests.flatMap((test) => testProblems(test)),
];

const constantProblems = ({ says, file, written }: (typeof constants)[number]) =>
  !isThere(file) || read(file).includes(written) ? missing(file) : [`${says}: ${file} does not say ${written}`];

/** What the table of the personal-lines specification says that is not so. */
export async function personalLinesProblems(): Promise<string[]> {
  const waited = await Promise.all([
    ...searchParameters.map(parameterProblems),
    ...rules.map(ruleProblems),
    ...texts.map(shownProblems),
  ]);
  return [
    ...routeProblems(),
    ...fieldProblems(),
    ...calls.flatMap(callProblems),
    ...[...states, ...errors].flatMap(behaviourProblems),
    ...constants.flatMap(constantProblems),
    ...waited.flat(),
  ];
}

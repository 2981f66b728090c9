import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../apps/web/src/lib/pages.ts';
import { lineSearches } from '../packages/contract/src/lines/all.ts';
import { domainName, personalLinesProblems, shapes } from './checks/personal-lines.ts';
import { textOf } from './checks/texts-of.ts';
import { calls } from './personal-lines/calls.ts';
import { constants } from './personal-lines/constants.ts';
import { errors } from './personal-lines/errors.ts';
import { fieldGroups } from './personal-lines/field-groups.ts';
import { commonParameters, searchParameters } from './personal-lines/parameters.ts';
import type { TestName } from './personal-lines/places.ts';
import { readings } from './personal-lines/readings.ts';
import { routes } from './personal-lines/routes.ts';
import { rules } from './personal-lines/rules.ts';
import { states } from './personal-lines/states.ts';
import { texts } from './personal-lines/texts.ts';

// Prints docs/personal-lines.md from the tables beside it, the pages, the contract and the texts.
const file = join(import.meta.dirname, '..', 'docs', 'personal-lines.md');

const code = (text: string) => `\`${text}\``;
const path = (text: string) => code(text.replace('apps/web/src/', 'web: ').replace('apps/api/src/', 'api: '));
const testOf = ([where, title]: TestName) => `${path(where)} “${title}”`;
const listed = (items: readonly string[]) => items.join('<br>');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row), ''].join('\n');
}

function section(title: string, lead: string, ...parts: string[]): string {
  return [`## ${title}`, '', ...(lead ? [lead, ''] : []), ...parts].join('\n');
}

const routesTable = () =>
  table(
    ['Route', 'Page', 'What it is'],
    routes.map((route) => {
      const page = pages.find((each) => `/${each.path}` === route.path);
      return [code(route.path), path(`apps/web/src/${page?.file}`), route.is];
    }),
  );

const parameterRows = (of: (typeof shapes)['planCard'], named: typeof commonParameters) =>
  Object.entries(named).map(([wire, [takes, begins, means = '']]) => [
    code(wire),
    code(domainName(of, wire) ?? ''),
    takes,
    begins === '' ? '' : code(begins),
    means,
  ]);

const parameterHead = ['On the wire', 'In the code', 'Takes', 'Form begins with', 'Meaning'];

function parameters(): string[] {
  const common = table(parameterHead, parameterRows(lineSearches.TRAVEL, commonParameters));
  const lines = searchParameters.map(({ line, tempStr, parameters: named }) =>
    [
      `### ${line}`,
      '',
      `tempStr ${code(tempStr)}${tempStr === 'others' ? `, with prod ${code(line)}` : ''}`,
      '',
      table(parameterHead, parameterRows(lineSearches[line], named)),
    ].join('\n'),
  );
  return [common, ...lines];
}

const fields = () =>
  fieldGroups.map((group) => {
    const rows = group.names.map((wire) => [code(wire), code(domainName(shapes[group.of], wire) ?? '')]);
    const elsewhere = 'elsewhere' in group ? group.elsewhere.map(([name, where]) => [name, where]) : [];
    return [
      `### ${group.title}`,
      '',
      path(group.file),
      '',
      table(['Name', 'In the code'], [...rows, ...elsewhere]),
    ].join('\n');
  });

const behaviour = (rows: typeof states) =>
  table(
    ['What happens', 'Where', 'Held by'],
    rows.map(({ says, file: where, tests }) => [says, path(where), listed(tests.map(testOf))]),
  );

async function rulesTable(): Promise<string> {
  const rows = rules.map(async ({ rule, text, key, declared, browser, server, tests }) => [
    rule,
    `${text}<br>${await textOf('zh-Hant', key)}`,
    code(key),
    listed([path(declared), path(browser), path(server)]),
    listed(tests.map(testOf)),
  ]);
  return table(['Rule', 'Text', 'Key', 'Declared, in the browser, on the server', 'Held by'], await Promise.all(rows));
}

async function textsTable(): Promise<string> {
  const rows = texts.map(async ({ text, key, shown }) => [
    text,
    (await textOf('zh-Hant', key)) ?? '',
    code(key),
    path(shown),
  ]);
  return table(['English', 'Chinese', 'Key', 'Shown by'], await Promise.all(rows));
}

const callsTable = () =>
  table(
    ['Call', 'Takes', 'Contract', 'What it does'],
    calls.map(({ method, path: at, takes, contract, useCase }) => [
      code(`${method} /api${at}`),
      takes.map(code).join(' '),
      path(contract),
      path(useCase),
    ]),
  );

const constantsTable = () =>
  table(
    ['Constant', 'Where', 'Written'],
    constants.map(({ says, file: where, written }) => [
      says,
      path(where),
      code(written.split('\n').at(-1)?.trim() ?? ''),
    ]),
  );

/** The whole document, as it should stand. */
async function personalLinesDocument(): Promise<string> {
  return [
    '# The personal-lines specification, row by row',
    '',
    'Generated by `node scripts/print-personal-lines.ts` from `scripts/personal-lines/`, the pages, the contract and the texts.',
    '`npm run check` refuses it when it is stale, when a page, field, text, file or test it names is not there, and when an English',
    'text is not the one given here to the letter. `web:` stands for `apps/web/src/`, `api:` for `apps/api/src/`. All names on the',
    'wire are in [fields.md](fields.md).',
    '',
    section('Routes', 'The same pages again under `/zh-Hant`.', routesTable()),
    section(
      'Search parameters',
      'A search travels to `/buy/plan-{tempStr}` and stands in addresses under the same names. Forms begin as on 2026-11-21.',
      ...parameters(),
    ),
    section('Fields', '', ...fields()),
    section('States and transitions', '', behaviour(states)),
    section('Rules and their texts', 'The same rule judges in the browser and on the server.', await rulesTable()),
    section('Texts of the pages', '', await textsTable()),
    section('Calls', '', callsTable()),
    section('Errors', '', behaviour(errors)),
    section('Constants and limits', '', constantsTable()),
    section('Readings', 'Where there was a choice, and what was chosen.', ...readings.map((each) => `- ${each}`), ''),
  ].join('\n');
}

/** What `npm run check` asks: everything the document says is so, and it is the latest. */
export async function checkPersonalLines(): Promise<string[]> {
  const problems = await personalLinesProblems();
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === (await personalLinesDocument());
  return isFresh
    ? problems
    : [...problems, 'docs/personal-lines.md is stale: run node scripts/print-personal-lines.ts'];
}

if (import.meta.main) writeFileSync(file, await personalLinesDocument());

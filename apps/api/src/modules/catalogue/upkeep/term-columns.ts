import type { z } from 'zod';
import { type BenefitTerms, benefitTerms } from '../../../ports/benefit-terms.ts';
import { describeInBoth } from '../describe-benefit.ts';
import { ABSENT, layout, TERM_COLUMNS } from './layout.ts';
import type { Place, ProblemKey, ProblemParams, Problems } from './problems.ts';
import { readDetails, writeDetails } from './term-details.ts';

type TermColumn = (typeof TERM_COLUMNS)[number];
/** The columns of a row that say what is paid. */
export type TermCells = Readonly<Record<TermColumn | 'kind' | 'details', string | null>>;
export type WrittenTerms = Record<TermColumn | 'kind' | 'details' | 'wordsEn' | 'wordsZh', string | number | null>;

const { columns } = layout.terms;
const NUMBERS: ReadonlySet<string> = new Set(TERM_COLUMNS.filter((name) => columns[name].type.of === 'number'));

/** Terms as the cells of a row; null is written as a benefit that does not exist. */
export function writeTerms(terms: BenefitTerms | null): WrittenTerms {
  const fields: Record<string, unknown> = { ...terms };
  delete fields.kind;
  const cells: Record<string, string | number | null> = { kind: terms?.kind ?? ABSENT };
  for (const name of TERM_COLUMNS) {
    cells[name] = (fields[name] as string | number | undefined) ?? null;
    delete fields[name];
  }
  const inWords = terms && describeInBoth(terms);
  return {
    ...cells,
    details: writeDetails(fields) || null,
    wordsEn: inWords?.en ?? null,
    wordsZh: inWords?.zhHant ?? null,
  } as WrittenTerms;
}

/** The terms a row states; undefined when something is wrong, which is added to the problems. */
export function readTerms(cells: TermCells, place: Place, problems: Problems): BenefitTerms | undefined {
  const { kind } = cells;
  if (kind === null) return undefined;
  const details = cells.details === null ? { fields: {} } : readDetails(cells.details);
  const inDetails = { ...place, column: columns.details.heading };
  if ('problem' in details) {
    problems.add(inDetails, details.problem, details.params);
    return undefined;
  }
  const doubled = [...TERM_COLUMNS, 'kind'].find((name) => Object.hasOwn(details.fields, name));
  if (doubled) {
    problems.add(inDetails, 'detailColumn', { name: doubled });
    return undefined;
  }
  const stated: Record<string, unknown> = { ...details.fields, kind };
  for (const name of TERM_COLUMNS) {
    const cell = cells[name];
    if (cell !== null) stated[name] = NUMBERS.has(name) ? Number(cell) : cell;
  }
  const parsed = benefitTerms.safeParse(stated, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) addIssue(issue, kind, place, problems);
  return undefined;
}

type Issue = z.core.$ZodIssue;

/** One finding of the schema in the words of the sheet. */
function addIssue(issue: Issue, kind: string, place: Place, problems: Problems): void {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
  for (const last of names) {
    const path = [...issue.path, ...(last === undefined ? [] : [last])];
    const [first = ''] = path;
    const hasColumn = TERM_COLUMNS.find((name) => name === first);
    const column = columns[hasColumn ?? 'details'].heading;
    const name = path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join('.');
    const [key, params] = wordsOf(issue);
    problems.add({ ...place, column }, key, { name, kind, ...params });
  }
}

function wordsOf(issue: Issue): [ProblemKey, ProblemParams?] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return ['termUnknown'];
    case 'invalid_value':
      return issue.input === undefined
        ? ['termMissing']
        : ['termChoice', { choices: issue.values.map(String).join(', ') }];
    case 'invalid_union':
      return choicesOfUnion(issue);
    case 'invalid_type':
      return issue.input === undefined ? ['termMissing'] : ['termType'];
    case 'too_small':
    case 'too_big':
      return ['termRange'];
    default:
      return ['termType'];
  }
}

/** Where a group's kind decides what else it holds, the schema names the kinds there are. */
function choicesOfUnion(issue: Issue): [ProblemKey, ProblemParams?] {
  const { options } = issue as { readonly options?: readonly unknown[] };
  return options ? ['termChoice', { choices: options.map(String).join(', ') }] : ['termType'];
}

import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { lineSearches } from '@onegi/contract/lines/all';
import { listFields } from '@onegi/contract/lines/search';
import { decimalToInteger } from '@onegi/rating/money';
import type { Promotion, PromotionRule } from '../../../ports/catalogue.ts';
import { layout } from './layout.ts';
import type { TableRow, Tables } from './parse-workbook.ts';
import type { Place, Problems } from './problems.ts';
import { uniqueness } from './unique.ts';

const { name: sheet, columns } = layout.promotions;
export const ALL_LINES = 'ALL';
const CODE = /^[A-Z0-9]{4,12}$/;

/** The promotions; `stored` are those of all lines: a code of another line is not taken over, nor one of all lines for one. */
export function checkPromotions(
  { promotions: table }: Tables,
  line: LineCode,
  stored: ReadonlyMap<string, Promotion>,
  problems: Problems,
): Promotion[] {
  const isNew = uniqueness(problems);
  const promotions: Promotion[] = [];
  for (const { row, values } of table) {
    const { code, validFrom, validTo, discount, failureEn, failureZh } = values;
    const at = (column: keyof typeof columns): Place => ({ sheet, row, column: columns[column].heading });
    if (code !== null) {
      isNew(code, { sheet, row, column: columns.code.heading });
      if (!CODE.test(code)) problems.add(at('code'), 'promotionCode', { value: code });
      const other = stored.get(code)?.line;
      if (other && other !== line) problems.add(at('code'), 'otherLine', { value: code, line: other });
    }
    if (code !== null && stored.get(code)?.line === null && values.line === line) {
      problems.add(at('line'), 'allLines', { value: code });
    }
    if (values.line !== null && values.line !== line && values.line !== ALL_LINES) {
      problems.add(at('line'), 'lineOrAll', { value: values.line, line });
    }
    if (validFrom !== null && validTo !== null && validTo < validFrom) problems.add(at('validTo'), 'datesTurned');
    const rule = readRule(values, at('comparison'), problems);
    const facts = factsOf(values.line === ALL_LINES ? lineCodes : [line]);
    if (rule && !facts.has(rule.fact)) {
      problems.add(at('fact'), 'choice', { value: rule.fact, choices: [...facts].join(', ') });
    }
    for (const column of ['failureEn', 'failureZh'] as const) {
      if (rule && values[column] === null) problems.add(at(column), 'failureMissing');
    }
    if (code === null || values.line === null || discount === null || validFrom === null || validTo === null) continue;
    promotions.push({
      code,
      line: values.line === ALL_LINES ? null : line,
      discountBasisPoints: decimalToInteger(discount, 2),
      validFrom,
      validTo,
      rule,
      failure: failureEn !== null && failureZh !== null ? { en: failureEn, zhHant: failureZh } : null,
    });
  }
  return promotions;
}

/** What a condition can be held against: a misspelt fact would never be met. */
function factsOf(lines: readonly LineCode[]): Set<string> {
  const list = new Set(Object.keys(listFields));
  return new Set(lines.flatMap((line) => Object.keys(lineSearches[line].fields)).filter((fact) => !list.has(fact)));
}

function readRule(
  { fact, comparison, than }: TableRow<'fact' | 'comparison' | 'than'>['values'],
  place: Place,
  problems: Problems,
): PromotionRule | null {
  if (fact === null && comparison === null && than === null) return null;
  if (fact === null || comparison === null || than === null) {
    problems.add(place, 'ruleInPart');
    return null;
  }
  const value = readScalar(than);
  if (comparison === 'is') return { fact, is: value };
  if (typeof value !== 'number') {
    problems.add({ ...place, column: columns.than.heading }, 'notNumber', { value: than });
    return null;
  }
  return comparison === 'at least' ? { fact, atLeast: value } : { fact, atMost: value };
}

/** A text that would read as something else is written in quotes. */
export function writeScalar(value: string | number | boolean): string {
  return typeof value === 'string' && readScalar(value) !== value ? `"${value}"` : String(value);
}

function readScalar(text: string): string | number | boolean {
  const quoted = /^"(.*)"$/.exec(text);
  if (quoted) return quoted[1] ?? '';
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}

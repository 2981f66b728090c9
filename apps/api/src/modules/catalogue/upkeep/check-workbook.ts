import { lineCodes } from '@onegi/contract/lines';
import type { Insurer, LineVersion, NoteKind, Promotion } from '../../../ports/catalogue.ts';
import { compileVersion } from '../compile-version.ts';
import { checkBenefits } from './check-benefits.ts';
import { checkCovers } from './check-covers.ts';
import { checkPlans } from './check-plans.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkTariff } from './check-tariff.ts';
import type { LineContent } from './content.ts';
import { layout } from './layout.ts';
import type { Tables } from './parse-workbook.ts';
import type { Problems } from './problems.ts';

/** What a workbook is held against. */
export interface Surroundings {
  /** yyyy-MM-dd */
  readonly today: string;
  readonly insurers: readonly Insurer[];
  readonly promotions: ReadonlyMap<string, Promotion>;
}

export interface CheckedWorkbook {
  readonly content: LineContent;
  /** The draft as it would rate and show; its number is 0 until it is written. */
  readonly compiled: LineVersion;
}

/**
 * Makes one line's content of what the sheets say, and a version that prices of it.
 * @throws WorkbookRefused with everything that is wrong
 */
export function checkWorkbook(tables: Tables, around: Surroundings, problems: Problems): CheckedWorkbook {
  const head = checkHead(tables, around.today, problems);
  if (!head) {
    problems.refuseIfAny();
    throw new Error('A workbook without a head has a problem');
  }
  const { line } = head;
  const insurerByCode = new Map(around.insurers.map((insurer) => [insurer.code, insurer]));
  const plans = checkPlans(tables, line, 0, new Set(insurerByCode.keys()), problems);
  const cells = checkTariff(tables, problems);
  const benefits = checkBenefits(tables, line, [...new Set(plans.map((plan) => plan.tier))], problems);
  const optionalCovers = checkCovers(tables, problems);
  const notes = tables.notes.flatMap(({ values: { kind, en, zh } }, index) =>
    en !== null && zh !== null ? [{ seq: index + 1, kind: kind as NoteKind | null, text: { en, zhHant: zh } }] : [],
  );
  const promotions = checkPromotions(tables, line, around.promotions, problems);
  problems.refuseIfAny();

  const rows = { plans, cells, benefits, notes, optionalCovers };
  try {
    const whole = { head: { line, version: 0, effectiveFrom: head.effectiveFrom }, ...rows };
    return {
      content: { ...head, rows, promotions },
      compiled: compileVersion(line, whole, insurerByCode) as LineVersion,
    };
  } catch (error) {
    addRatingProblem(error, tables.tariff, problems);
    problems.refuseIfAny();
    throw error;
  }
}

function checkHead(
  { version }: Tables,
  today: string,
  problems: Problems,
): Pick<LineContent, 'line' | 'effectiveFrom' | 'note'> | null {
  const { name: sheet, columns } = layout.version;
  const [only, second] = version;
  if (!only || second) {
    problems.add({ sheet }, 'oneRow');
    return null;
  }
  const { row, values } = only;
  const line = lineCodes.find((sold) => sold === values.line);
  if (values.line !== null && !line) {
    const params = { value: values.line, choices: lineCodes.join(', ') };
    problems.add({ sheet, row, column: columns.line.heading }, 'choice', params);
  }
  const { effectiveFrom, note } = values;
  if (effectiveFrom !== null && effectiveFrom < today) {
    problems.add({ sheet, row, column: columns.effectiveFrom.heading }, 'pastDate', { value: effectiveFrom, today });
  }
  // Everything else is held against the line; without a day it can still be judged.
  return line ? { line, effectiveFrom: effectiveFrom ?? today, note: note ?? '' } : null;
}

/** The rating says what it cannot use by table and key or by the value: the rows it means are found by that. */
function addRatingProblem(error: unknown, tariff: Tables['tariff'], problems: Problems): void {
  const reason = error instanceof Error ? error.message : String(error);
  const { name: sheet, columns } = layout.tariff;
  const [, value] = /^(?:Not a decimal|More than \d+ decimal digits): "(.*)"$/.exec(reason) ?? [];
  const rows = tariff.filter((row) => value !== undefined && row.values.value === value);
  for (const { row } of rows) {
    problems.add({ sheet, row, column: columns.value.heading }, 'numberForm', { value: value ?? '', reason });
  }
  if (rows.length === 0) problems.add({}, 'doesNotPrice', { reason });
}

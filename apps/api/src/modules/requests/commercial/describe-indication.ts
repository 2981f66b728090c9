import { type Indication, indicatePremium } from '@onegi/contract/calls/requests/commercial/indication';
import { moneyText } from '@onegi/contract/fields/formats';
import type { Question } from '@onegi/contract/questions';
import { type CommercialPremium, type ReferReason, subtotals } from '@onegi/rating/commercial/commercial-rating';
import type { EmployeesRow } from '@onegi/rating/commercial/employees-compensation';
import type { LeviedPremium, LevyAmount } from '@onegi/rating/commercial/levied';
import type { PremiumPart, Working } from '@onegi/rating/commercial/premium';
import { millionthsOf } from '@onegi/rating/money';
import { wirePathOf } from '../../../http/wire-paths.ts';
import type { Bilingual } from '../../../lib/bilingual.ts';
import { bilingual, bothTexts, texts } from '../../../lib/texts.ts';
import { occupationList } from '../../catalogue/occupation-lists.ts';

type Figures = NonNullable<Indication['figures']>;

const wirePath = wirePathOf(indicatePremium);

const labelled = ({ en, zhHant }: Bilingual) => ({ label: en, labelZh: zhHant });

/** HK$1,234.50 */
const dollars = (cents: number) => `HK$${moneyText(cents).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`;
const percent = (ratePpm: number) => `${ratePpm / 10_000}%`;

function workingOf(working: Working): string {
  switch (working.kind) {
    case 'rate':
      return `${dollars(working.ofCents)} × ${percent(working.ratePpm)}`;
    case 'each':
      return `${working.count} × ${dollars(working.cents)}`;
    case 'factor':
      return `× ${(working.hundredths / 100).toFixed(2)}`;
  }
}

/** Employees by the occupation and number of their row. */
function employeesLabel({ occupation, count }: EmployeesRow): Bilingual {
  const named = occupationList.find(({ value }) => value === occupation);
  return bilingual((language) =>
    texts[language]('indication.parts.employees', {
      occupation: (language === 'en' ? named?.label : named?.labelZh) ?? occupation,
      count,
    }),
  );
}

function describePart(part: PremiumPart, rows: readonly EmployeesRow[]): Figures['parts'][number] {
  const row = part.row === undefined ? undefined : rows[part.row];
  return {
    code: part.code,
    ...labelled(row ? employeesLabel(row) : bothTexts(`indication.parts.${part.code}`)),
    ...(part.working ? { working: workingOf(part.working) } : {}),
    amountCents: part.cents,
  };
}

/** A levy with its working, unless its cap or its years make it other than the rate says. */
function describeLevy({ code, ratePpm, ofCents, cents }: LevyAmount): Figures['levies'][number] {
  const isPlain = millionthsOf(ofCents, ratePpm) === cents;
  return {
    code,
    ...labelled(bothTexts(`indication.levies.${code}`)),
    ...(isPlain ? { working: workingOf({ kind: 'rate', ofCents, ratePpm }) } : {}),
    amountCents: cents,
  };
}

function figuresOf(premium: CommercialPremium, levied: LeviedPremium, rows: readonly EmployeesRow[]): Figures {
  const { limitCents } = premium;
  return {
    parts: premium.parts.map((part) => describePart(part, rows)),
    ...subtotals(premium.parts),
    levies: levied.levies.map(describeLevy),
    leviesCents: levied.leviesCents,
    totalCents: levied.totalCents,
    ...(limitCents === undefined ? {} : { limitCents }),
  };
}

type Outcome = Pick<Indication, 'outcome'> & Partial<Pick<Indication, 'figures' | 'missing' | 'reasons'>>;

/** Every answer says that no insurer has given it. */
function answer(outcome: Outcome): Indication {
  const { en, zhHant } = bothTexts('indication.note');
  return { note: en, noteZh: zhHant, missing: [], reasons: [], ...outcome };
}

/** A premium with every line of it and its levies. */
export const describeFigures = (premium: CommercialPremium, levied: LeviedPremium, rows: readonly EmployeesRow[]) =>
  answer({ outcome: 'figures', figures: figuresOf(premium, levied, rows) });

/** No figure: the insurers have to say. */
export const describeReferral = (reasons: readonly ReferReason[]): Indication =>
  answer({
    outcome: 'refer',
    reasons: reasons.map((code) => ({ code, ...labelled(bothTexts(`indication.reasons.${code}`)) })),
  });

/** A question by its own words, a field of a row of employees by its row, else a part of the call. */
function missingLabel(path: string, questions: readonly Question[]): Bilingual {
  const [first = '', second = '', field] = path.split('.');
  const question = first === 'answers' && questions.find(({ questionId }) => questionId === second);
  if (question) return { en: question.label, zhHant: question.labelZh };
  return field
    ? bothTexts(`indication.missing.${field}`, { row: Number(second) + 1 })
    : bothTexts(`indication.missing.${first}`);
}

/** No figure yet: what it still needs, named as the caller sends it. */
export const describeIncomplete = (missing: readonly string[], questions: readonly Question[]): Indication =>
  answer({
    outcome: 'missing',
    missing: missing.map((path) => ({ field: wirePath(path), ...labelled(missingLabel(path, questions)) })),
  });

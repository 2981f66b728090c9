import {
  type MotorForm,
  type MotorTerms,
  motorClaim,
  motorDriver,
  motorForm,
  motorOffence,
} from '@onegi/contract/calls/motor/case-shapes';
import { LONGEST_REASON } from '@onegi/contract/fields/motor';
import type { Finding } from '@onegi/contract/lines/search';
import { quoteFailures } from '@onegi/contract/motor/check-motor-case';
import { panelLimits } from '@onegi/contract/motor/panel-limits';
import type { MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import { type Referral, referralOf } from '@onegi/rating/motor-case/refer-rules';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { maskPersons } from '../audit/attributes.ts';
import { districts } from '../catalogue/code-lists.ts';
import { findModel } from '../catalogue/motor-models.ts';
import { digestOf, factsOf, riskOf } from './case-facts.ts';
import { countHeld, filesOfCase } from './case-files.ts';
import { formOfCase } from './case-form.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { AgreedTerms, MotorCaseRow } from './tables.ts';

const rowShapes: Readonly<Record<string, Pick<typeof motorForm, 'wireName'>>> = {
  drivers: motorDriver,
  claims: motorClaim,
  offences: motorOffence,
};

/** Faults of a form that no body of this call holds: where they stand in the form of the answer, by the names on the wire. */
export const ofForm = (found: readonly Finding[]): Finding[] =>
  found.map((finding) => {
    const [list = '', at, name = ''] = finding.field.split('.');
    const place = at === undefined ? [] : [at, rowShapes[list]?.wireName(name) ?? name];
    return { ...finding, field: ['form', motorForm.wireName(list), ...place].join('.') };
  });

export const refusal = (fields: Finding[]) => new AppError('request.invalid', {}, { fields });

type Panel = MotorCaseRow['panel'];

/** What is wrong with what is agreed: an agent's panel goes no further than its limit, and an override has its reason. */
function termFailures(panel: Panel, terms: MotorTerms): Finding[] {
  const isAbove = terms.insurerDiscountBasisPoints > panelLimits[panel];
  if (isAbove && panel === 'AS') {
    const percent = panelLimits.AS / 100;
    return [{ field: 'insurerDiscountBasisPoints', message: 'motorCases.checks.panelDiscount', params: { percent } }];
  }
  const isOverride = isAbove || terms.loadingPercent !== null;
  return isOverride && terms.reason === '' ? [{ field: 'reason', message: 'motorCases.checks.reasonForOverride' }] : [];
}

export interface AssessedCase {
  readonly form: MotorForm;
  readonly risk: MotorRisk;
  readonly agreed: AgreedTerms;
  readonly referral: Referral;
  /** Of what the rules look at, with the plan. */
  digest(planCode: string): string;
}

/** The faults of a case's form on this day. */
export const formFailures = ({ clock }: Pick<Deps, 'clock'>, form: MotorForm): Finding[] =>
  quoteFailures(form, {
    today: clock.today(),
    isModel: (make, model) => findModel(make, model) !== null,
    isDistrict: (code) => districts.some(({ value }) => value === code),
  });

/**
 * A case as it can be priced, and what the rules of referral make of it.
 * @param panel of who agrees the terms; what was agreed before is held to the limit of the case's own
 * @throws AppError request.invalid naming what is missing or wrong
 */
export async function assessCase(
  deps: Pick<Deps, 'seal' | 'clock'>,
  db: Db,
  row: MotorCaseRow,
  terms: MotorTerms,
  panel: Panel = row.panel,
): Promise<AssessedCase> {
  const form = formOfCase(deps, row);
  const failures = [...ofForm(formFailures(deps, form)), ...termFailures(panel, terms)];
  if (failures.length > 0) throw refusal(failures);
  const [duplicates, files] = await Promise.all([findDuplicates(deps, db, row, form), filesOfCase(db, row)]);
  const { insurerDiscountBasisPoints, clientDiscountBasisPoints, loadingPercent } = terms;
  // A mask may be longer than what it stands for.
  const reason = maskPersons(terms.reason).slice(0, LONGEST_REASON);
  const agreed = { insurerDiscountBasisPoints, clientDiscountBasisPoints, loadingPercent, reason };
  const facts = factsOf(form, {
    isNcdProved: countHeld(files, 'E05') > 0,
    isDuplicated: duplicates.length > 0,
    isOverridden: loadingPercent !== null || insurerDiscountBasisPoints > panelLimits[row.panel],
  });
  return {
    form,
    agreed,
    risk: riskOf(form, deps.clock.today()),
    referral: referralOf(facts),
    digest: (planCode) => digestOf(deps, facts, { agreed, planCode, duplicates }),
  };
}

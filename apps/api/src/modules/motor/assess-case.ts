import type { MotorForm, MotorTerms } from '@onegi/contract/calls/motor/case-shapes';
import type { Finding } from '@onegi/contract/lines/search';
import { quoteFailures } from '@onegi/contract/motor/check-motor-case';
import type { MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import { type Referral, referralOf } from '@onegi/rating/motor-case/refer-rules';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { districts } from '../catalogue/code-lists.ts';
import { findModel } from '../catalogue/motor-models.ts';
import { digestOf, factsOf, riskOf } from './case-facts.ts';
import { filesOfCase } from './case-files.ts';
import { formOfCase } from './case-form.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { AgreedTerms, MotorCaseRow } from './tables.ts';

/** Up to which insurer's discount a panel goes by itself, in basis points. */
const PANEL_LIMIT = { BK: 1_000, AS: 500 } as const;

export const refusal = (fields: Finding[]) => new AppError('request.invalid', {}, { fields });

/** What is wrong with what is agreed: an agent's panel goes no further than its limit, and an override has its reason. */
function termFailures({ panel }: Pick<MotorCaseRow, 'panel'>, terms: MotorTerms): Finding[] {
  const isAbove = terms.insurerDiscountBasisPoints > PANEL_LIMIT[panel];
  if (isAbove && panel === 'AS') {
    const percent = PANEL_LIMIT.AS / 100;
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
 * @throws AppError request.invalid naming what is missing or wrong
 */
export async function assessCase(
  deps: Pick<Deps, 'seal' | 'clock'>,
  db: Db,
  row: MotorCaseRow,
  terms: MotorTerms,
): Promise<AssessedCase> {
  const form = formOfCase(deps, row);
  const failures = [
    ...formFailures(deps, form).map((finding) => ({ ...finding, field: `form.${finding.field}` })),
    ...termFailures(row, terms),
  ];
  if (failures.length > 0) throw refusal(failures);
  const [duplicates, files] = await Promise.all([findDuplicates(db, row), filesOfCase(db, row)]);
  const { insurerDiscountBasisPoints, clientDiscountBasisPoints, loadingPercent, reason } = terms;
  const agreed = { insurerDiscountBasisPoints, clientDiscountBasisPoints, loadingPercent, reason };
  const facts = factsOf(form, {
    isNcdProved: files.some(({ slot }) => slot?.startsWith('E05')),
    isDuplicated: duplicates.length > 0,
    isOverridden: loadingPercent !== null || insurerDiscountBasisPoints > PANEL_LIMIT[row.panel],
  });
  return {
    form,
    agreed,
    risk: riskOf(form, deps.clock.today()),
    referral: referralOf(facts),
    digest: (planCode) => digestOf(deps, facts, { agreed, planCode }),
  };
}

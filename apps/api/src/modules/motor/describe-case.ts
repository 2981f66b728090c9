import type {
  ListedMotorCase,
  MotorCase,
  MotorForm,
  MotorOption,
  MotorReferral,
} from '@onegi/contract/calls/motor/case-shapes';
import { yearFrom } from '@onegi/contract/commercial/check-case';
import { scopeOf } from '@onegi/contract/permissions';
import type { MotorRisk } from '@onegi/rating/lines/motor/motor-types';
import type { MotorPremium } from '@onegi/rating/motor-case/premium';
import type { Referral } from '@onegi/rating/motor-case/refer-rules';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { bothTexts } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';
import type { Plan } from '../../ports/catalogue.ts';
import { namesOfUsers } from '../accounts/users/names-of-users.ts';
import { describeCase } from '../workflow/describe-case.ts';
import type { Circumstances } from '../workflow/workflow.ts';
import { describeExcesses, excessesOf, promisedPlan } from './case-excess.ts';
import { filesOfCase, missingTypes } from './case-files.ts';
import { formOfCase } from './case-form.ts';
import { paperUrls } from './case-papers.ts';
import { isOwnCase } from './case-row.ts';
import type { PricedCase } from './case-tariff.ts';
import { findDuplicates } from './find-duplicates.ts';
import { motorRuleColumns, motorWorkflow } from './motor-workflow.ts';
import { type MotorCaseRow, type MotorQuoteRow, sealOwner } from './tables.ts';

const describePremium = (premium: MotorPremium) => ({
  lines: premium.lines.map(({ code, cents, basisPoints }) => ({
    lineCode: code,
    lineCents: cents,
    ...(basisPoints === undefined ? {} : { lineBasisPoints: basisPoints }),
  })),
  grossPremiumCents: premium.grossPremiumCents,
  netPremiumCents: premium.netPremiumCents,
  actualPremiumCents: premium.actualPremiumCents,
  mibLevyCents: premium.otherLeviesCents,
  iaLevyCents: premium.levyCents,
  totalCents: premium.receivableCents,
  basicCommissionCents: premium.basicCommissionCents,
  totalCommissionCents: premium.totalCommissionCents,
  consultantCommissionCents: premium.consultantCommissionCents,
});

const describePlan = ({ code, name, insurer }: Plan) => ({
  planCode: code,
  planName: name.en,
  planNameZh: name.zhHant,
  insurerCode: insurer.code,
});

export const describeOption = (plan: Plan, risk: MotorRisk, priced: PricedCase): MotorOption => ({
  ...describePlan(plan),
  excesses: describeExcesses(plan, risk, excessesOf(plan, risk)),
  ...(typeof priced === 'string'
    ? { premium: null, unpricedBecause: priced }
    : { premium: describePremium(priced), unpricedBecause: null }),
});

/** The rules that have fired, in words. */
export const describeReferral = ({ rules, points }: Referral): MotorReferral => ({
  referPoints: points,
  rules: rules.map((rule) => {
    const text = bothTexts(`motorCases.rules.${rule.code}`);
    return {
      ruleCode: rule.code,
      ruleText: text.en,
      ruleTextZh: text.zhHant,
      rulePoints: rule.refers ? null : rule.points,
    };
  }),
});

/** What lists read of a case. */
export const listedMotorColumns = [
  ...motorRuleColumns,
  'id',
  'quotation_number',
  'refers',
  'consultant_code',
  'confirmed_at',
  'insured_name_sealed',
  'starts_on',
  'insurer_code',
  'total_cents',
  'changed_at',
] as const satisfies readonly (keyof MotorCaseRow)[];

type ListedRow = Pick<MotorCaseRow, (typeof listedMotorColumns)[number]>;

/** What a list and a case's own page both say. */
function describeHead(row: ListedRow, by: Circumstances) {
  const held = describeCase(motorWorkflow, row, by);
  const name = bothTexts(`motorCases.states.${row.status}`);
  return {
    quotationNumber: row.quotation_number,
    appliedAt: row.created_at.toISOString(),
    state: row.status,
    stateName: name.en,
    stateNameZh: name.zhHant,
    isReferred: row.refers,
    consultantCode: row.consultant_code,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    ...held,
    allowedActions: held.allowedActions.flatMap((action) => (action === 'lapse' ? [] : [action])),
  };
}

/** A case as lists show it; the policyholder's name is the only thing that is opened. */
export const describeListedMotorCase = (
  { seal }: Pick<Deps, 'seal'>,
  row: ListedRow,
  by: Circumstances,
): ListedMotorCase => ({
  ...describeHead(row, by),
  holderName: row.insured_name_sealed ? seal.open<string>(sealOwner(row.id), row.insured_name_sealed) : '',
  startsOn: row.starts_on ?? '',
  insurerCode: row.insurer_code,
  totalCents: row.total_cents,
  changedAt: row.changed_at.toISOString(),
});

async function describeQuote(deps: Pick<Deps, 'catalogue'>, quote: MotorQuoteRow) {
  const { plan, excesses } = await promisedPlan(deps, quote);
  return {
    ...describePlan(plan),
    ...quote.agreed,
    underwriterLoadingCents: quote.terms.underwriterLoadingCents,
    quotedAt: quote.made_at.toISOString(),
    premium: quote.premium && describePremium(quote.premium),
    excesses,
  };
}

const periodEnd = ({ startsOn }: MotorForm, row: MotorCaseRow): string | null =>
  row.starts_on === startsOn ? yearFrom(startsOn) : null;

/** All of a case, as its page shows it. Of another broker's duplicates only that there is one. */
export async function describeMotorCase(deps: Deps, db: Db, row: MotorCaseRow, actor: Actor): Promise<MotorCase> {
  const form = formOfCase(deps, row);
  const [quote, names, duplicates, files, policy] = await Promise.all([
    row.quote_id
      ? db.selectFrom('motor_quotes').selectAll().where('id', '=', row.quote_id).executeTakeFirst()
      : undefined,
    namesOfUsers(db, [row.created_by]),
    findDuplicates(deps, db, row, form),
    filesOfCase(db, row),
    row.policy_id
      ? db.selectFrom('policies').select('policy_number').where('id', '=', row.policy_id).executeTakeFirst()
      : undefined,
  ]);
  const settings = deps.settings.current();
  const seesAll = scopeOf(actor, 'motor.read') === 'all';
  const isSeen = ({ consultantCode, createdBy }: (typeof duplicates)[number]) =>
    seesAll || isOwnCase({ created_by: createdBy, consultant_code: consultantCode }, actor);
  return {
    ...describeHead(row, { actor, now: deps.clock.now() }),
    username: names.get(row.created_by)?.name ?? null,
    usernameZh: names.get(row.created_by)?.nameZh ?? null,
    referLabel: settings.MOTOR_REFER_LABEL,
    referLabelZh: settings.MOTOR_REFER_LABEL_ZH,
    rowVersion: row.version,
    edition: row.edition,
    panel: row.panel,
    unit: row.unit,
    expiresAt: row.expires_at?.toISOString() ?? null,
    endsOn: periodEnd(form, row),
    coverNoteNumber: row.cover_note_number,
    coverNoteFrom: row.cover_note_from?.toISOString() ?? null,
    coverNoteUntil: row.cover_note_until?.toISOString() ?? null,
    certificateNumber: row.certificate_number,
    policyNumber: policy?.policy_number ?? null,
    form,
    quote: quote ? await describeQuote(deps, quote) : null,
    referral: quote ? describeReferral(quote.referral) : null,
    duplicates: duplicates.map((each) => ({
      duplicateOf: isSeen(each) ? each.quotationNumber : '',
      duplicateBy: each.by,
    })),
    noteGiven: row.note_sealed ? deps.seal.open<string>(sealOwner(row.id), row.note_sealed) : null,
    fieldsGiven: row.returned_fields,
    missingTypes: missingTypes(form, row.status, files),
    ...paperUrls(row),
  };
}

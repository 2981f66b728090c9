import { moneyText } from '@onegi/contract/fields/formats';
import { employeesThatCount } from '@onegi/contract/templates';
import type { Deps } from '../../../../deps.ts';
import type { CommercialFacts } from '../../../../ports/policy-facts.ts';
import { occupationList } from '../../../catalogue/occupation-lists.ts';
import type { IssuedPolicy, PolicyPreparation, PolicySold } from '../../../policies/issue-policy.ts';
import { productName } from '../../../templates/product-name.ts';
import { answersOf } from '../../read-request.ts';
import type { RequestRow } from '../../tables.ts';
import { formOf } from '../case-form.ts';
import { filledInOf } from '../filled-in.ts';
import { termsOf } from '../offers/describe-offer.ts';
import type { OfferRow } from '../offers/tables.ts';

/** What of a case and its offer is booked. */
export interface Offered {
  readonly request: RequestRow;
  readonly offer: OfferRow;
  readonly sold: PolicySold;
  readonly insuredName: string;
}

function occupationName(code: string) {
  const found = occupationList.find(({ value }) => value === code);
  return { en: found?.label ?? code, zhHant: found?.labelZh ?? code };
}

/** 250000.5 → 'HK$250,000.50' */
const dollars = (amount: string) =>
  `HK$${moneyText(Math.round(Number(amount) * 100)).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`;

/** What was asked and answered in a case, as a policy keeps it. */
export function answeredIn(deps: Deps, request: RequestRow): CommercialFacts['answers'] {
  const rows = answersOf(deps, request)
    .filter(({ answer }) => answer !== '')
    .map(({ asked, askedZh, answer, answerZh }) => ({
      label: { en: asked, zhHant: askedZh },
      value: { en: answer, zhHant: answerZh },
    }));
  return rows.length > 0 ? [{ heading: null, rows }] : [];
}

/** Everything that the schedule and the debit note print, as it stands at issue. */
export function offeredFacts(
  deps: Deps,
  { numbers }: PolicyPreparation,
  { request, offer, sold, insuredName }: Offered,
  issued: IssuedPolicy,
): CommercialFacts {
  const snapshot = deps.catalogue.current();
  const { insurerByCode, settings } = snapshot;
  const employees = employeesThatCount(formOf(snapshot, request), filledInOf(deps, request));
  const insurer = insurerByCode.get(sold.insurerCode);
  const { excess, conditions, insurerReference } = termsOf(deps, offer);
  return {
    offered: true,
    product: sold.product,
    productName: productName(request.product),
    insurer: {
      code: sold.insurerCode,
      name: insurer?.name ?? { en: sold.insurerCode, zhHant: sold.insurerCode },
      colour: insurer?.colour ?? '#0b616e',
    },
    planCode: sold.planCode,
    insurerReference,
    requestNumber: request.request_number,
    policyNumber: numbers.policyNumber,
    transactionNumber: numbers.transactionNumber,
    issuedOn: deps.clock.today(),
    startsOn: issued.startsOn,
    endsOn: issued.endsOn,
    insuredName,
    answers: answeredIn(deps, request),
    employees: employees.map(({ employeeOccupation, employeeCount, annualPayroll }) => ({
      occupation: occupationName(employeeOccupation),
      count: employeeCount,
      payroll: dollars(annualPayroll),
    })),
    excess,
    conditions,
    premiumCents: sold.grossPremiumCents,
    classLeviesCents: sold.levies.otherLeviesCents,
    iaLevyCents: sold.levies.levyCents,
    totalCents: sold.totalCents,
    note: { noteNumber: numbers.noteNumber, dueOn: issued.noteDueOn, termDays: settings.premiumTermDays },
  };
}

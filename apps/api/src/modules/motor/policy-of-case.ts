import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { yearFrom } from '@onegi/contract/commercial/check-case';
import type { MotorPremium } from '@onegi/rating/motor-case/premium';
import type { Deps } from '../../deps.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bilingual, bothTexts } from '../../lib/texts.ts';
import type { AnsweredSection, CommercialFacts, MotorCover } from '../../ports/policy-facts.ts';
import { endOf } from '../policies/certificates/cover-hours.ts';
import { checkAddress } from '../policies/certificates/printed-number.ts';
import type { IssuedPolicy, PolicyOrder, PolicyPreparation, PolicySold } from '../policies/issue-policy.ts';
import { productName } from '../templates/product-name.ts';
import { promisedPlan } from './case-excess.ts';
import { coverNoteTimes } from './cover-dates.ts';
import { coverIn, usedFor, vehicleIn } from './paper-facts.ts';
import { excessesIn } from './paper-premium.ts';
import { chosen } from './paper-texts.ts';
import type { MotorCaseRow, MotorQuoteRow } from './tables.ts';

/** What a frozen premium sells. */
export function soldByCase(
  { insurer_code }: Pick<MotorCaseRow, 'insurer_code'>,
  { plan_code, terms }: MotorQuoteRow,
  premium: MotorPremium,
): PolicySold {
  return {
    product: 'MOTOR',
    insurerCode: insurer_code ?? '',
    planCode: plan_code,
    grossPremiumCents: premium.grossPremiumCents,
    insurerDiscountBasisPoints: terms.insurerDiscountBasisPoints,
    clientDiscountBasisPoints: terms.clientDiscountBasisPoints,
    levies: { otherLeviesCents: premium.otherLeviesCents, levyCents: premium.levyCents },
    totalCents: premium.receivableCents,
    isDueAtOnce: false,
  };
}

const plain = (text: string): Bilingual => ({ en: text, zhHant: text });

/** What was asked and answered of the vehicle and its drivers, as the policy keeps and prints it. */
export function answersOfCase(form: MotorForm): AnsweredSection[] {
  const row = (label: string, value: Bilingual) => ({ label: bothTexts(`motorCases.printed.${label}`), value });
  return [
    {
      heading: null,
      rows: [
        row('vehicle', vehicleIn(form)),
        row('registrationMark', plain(form.registrationMark)),
        row('chassis', plain(form.chassis)),
        row('cover', coverIn(form)),
        row('use', chosen('vehicleUse', form.vehicleUse)),
        ...(form.cover === 'C'
          ? [row('insured', plain(`HK$${Number(form.insuredDollars).toLocaleString('en')}`))]
          : []),
        row('ncd', plain(`${form.ncdPercent}%`)),
        row('occupation', chosen('occupation', form.occupation)),
        ...form.drivers.map(({ driverName }, at) => ({
          label: bothTexts('motorCases.printed.driver', { number: at + 1 }),
          value: plain(driverName),
        })),
      ],
    },
  ];
}

/** The policyholder and the drivers, as persons are kept of a policy. */
export const personsOfCase = (form: MotorForm): Pick<PolicyOrder, 'holder' | 'insured'> => ({
  holder: {
    insuredName: form.holderName,
    phone: form.mobile,
    email: form.email,
    ...(form.holderType === 'I' ? { hkid: form.holderId, bornOn: form.bornOn } : {}),
  },
  insured: form.drivers.map(({ driverName, driverHkid, driverBornOn, driverRelation }) => ({
    personKind: 'D',
    insuredName: driverName,
    hkid: driverHkid,
    bornOn: driverBornOn,
    relationship: driverRelation,
  })),
});

/** What certificate and schedule say of the vehicle: the excesses are those that were promised. */
export async function motorCoverOf(
  deps: Deps,
  { row, form, quote }: { readonly row: MotorCaseRow; readonly form: MotorForm; readonly quote: MotorQuoteRow },
  certificateNumber: string,
): Promise<MotorCover> {
  const { excesses } = await promisedPlan(deps, quote);
  return {
    certificateNumber,
    checkUrl: bilingual((language) => checkAddress(deps, certificateNumber, language)),
    from: coverNoteTimes(row, form.startsOn, deps.clock.now()).cover_note_from.toISOString(),
    until: endOf(yearFrom(form.startsOn)).toISOString(),
    vehicle: vehicleIn(form),
    registrationMark: form.registrationMark,
    chassis: form.chassis,
    cover: coverIn(form),
    use: usedFor(form),
    drivers: form.drivers.map(({ driverName }) => driverName),
    excesses: excessesIn(excesses),
  };
}

/** Everything that the schedule and the debit note print, as it stands at issue. */
export function factsOfPolicy(
  deps: Deps,
  { numbers }: PolicyPreparation,
  {
    row,
    form,
    sold,
    motor,
  }: {
    readonly row: MotorCaseRow;
    readonly form: MotorForm;
    readonly sold: PolicySold;
    readonly motor: MotorCover;
  },
  issued: IssuedPolicy,
): CommercialFacts {
  const { insurerByCode, settings } = deps.catalogue.current();
  const insurer = insurerByCode.get(sold.insurerCode);
  if (!insurer) throw new Error(`${sold.insurerCode} is no insurer`);
  return {
    offered: true,
    product: sold.product,
    productName: productName(sold.product),
    insurer,
    planCode: sold.planCode,
    insurerReference: row.cover_note_number ?? '',
    requestNumber: row.quotation_number,
    policyNumber: numbers.policyNumber,
    transactionNumber: numbers.transactionNumber,
    issuedOn: deps.clock.today(),
    startsOn: issued.startsOn,
    endsOn: issued.endsOn,
    insuredName: form.holderName,
    answers: answersOfCase(form),
    employees: [],
    excess: '',
    conditions: '',
    motor,
    premiumCents: sold.totalCents - sold.levies.otherLeviesCents - sold.levies.levyCents,
    classLeviesCents: sold.levies.otherLeviesCents,
    iaLevyCents: sold.levies.levyCents,
    totalCents: sold.totalCents,
    note: { noteNumber: numbers.noteNumber, dueOn: issued.noteDueOn, termDays: settings.premiumTermDays },
  };
}

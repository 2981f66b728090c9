import type { BodyOf } from '@onegi/contract/call';
import type { saveEndorsement } from '@onegi/contract/calls/policies/endorsements/drafts';
import type { EndorsementDraft, EndorsementOptions } from '@onegi/contract/calls/policies/endorsements/shapes';
import { type EndorsementAction, vehicleDetailNames } from '@onegi/contract/fields/endorsements';
import { centsOf, typedOf } from './typed-money.ts';

/** What is typed of a draft. */
export interface DraftValues {
  readonly action: EndorsementAction;
  readonly effectiveOn: string;
  readonly endsOn: string;
  readonly facts: Record<string, string>;
  readonly details: Record<string, string>;
  readonly keyedPremiumCents: string;
  readonly bearingCents: string;
  readonly actualPremiumCents: string;
  readonly minimumPremiumCents: string;
  readonly hasClaim: boolean;
  readonly isSingle: boolean;
  readonly tripTaken: boolean;
  readonly hasUncoveredEmployees: boolean;
  readonly reason: string;
}
export type DraftField = keyof DraftValues;

/** Classes of which a part of the premium bears the levies of employees' compensation. */
const IN_PARTS = new Set(['BP', 'CAR']);
/** What a client's cancellation asks of a class. */
const asksOf: Readonly<Record<string, DraftField>> = {
  MOTOR: 'hasClaim',
  MEDICAL: 'hasClaim',
  TRAVEL: 'tripTaken',
  MARINE: 'isSingle',
  EC: 'hasUncoveredEmployees',
};
const UNSCALED = new Set(['CAR', 'OTHERS', 'MARINE']);

/** The fields that an action asks for, of a class of business. */
export function fieldsOf(action: EndorsementAction, { line }: Pick<EndorsementOptions, 'line'>): DraftField[] {
  const bearing: DraftField[] = IN_PARTS.has(line) ? ['bearingCents'] : [];
  switch (action) {
    case 'facts':
      // What the certificate of a vehicle prints beside.
      return ['effectiveOn', 'facts', ...(line === 'MOTOR' ? (['details'] as const) : [])];
    case 'details':
      return ['effectiveOn', 'details'];
    case 'keyed':
      return ['effectiveOn', 'details', 'keyedPremiumCents', ...bearing];
    case 'extension':
      return ['effectiveOn', 'endsOn', 'keyedPremiumCents', ...bearing];
    case 'adjustment':
      return ['effectiveOn', 'actualPremiumCents', 'minimumPremiumCents'];
    case 'cancelByClient': {
      const asked = asksOf[line];
      return [
        'effectiveOn',
        ...(asked ? [asked] : []),
        ...(UNSCALED.has(line) ? (['keyedPremiumCents'] as const) : []),
      ];
    }
    case 'cancelByInsurer':
      return ['effectiveOn'];
    default:
      return [];
  }
}

/** Whether an action asks for a detail: a change of facts for what the certificate of a vehicle prints beside them alone. */
export const asksDetail = (action: EndorsementAction, name: string): boolean =>
  action !== 'facts' || vehicleDetailNames.includes(name);

/** What a draft begins with: the policy as it is today, or the draft as it was written. */
export function valuesOf(options: EndorsementOptions, draft: EndorsementDraft | undefined): DraftValues {
  const { today, earliestOn, policyEndsOn, actions } = options;
  // Today, or the day of the period that is nearest to it.
  const [, within = today] = [earliestOn, today, policyEndsOn].toSorted();
  const terms = draft?.terms;
  return {
    action: terms?.action ?? actions[0] ?? 'details',
    effectiveOn: terms?.effectiveOn ?? within,
    endsOn: terms?.endsOn ?? '',
    facts: { ...terms?.facts },
    details: { ...terms?.details },
    keyedPremiumCents: typedOf(terms?.keyedPremiumCents),
    bearingCents: typedOf(terms?.bearingCents),
    actualPremiumCents: typedOf(terms?.actualPremiumCents),
    minimumPremiumCents: typedOf(terms?.minimumPremiumCents),
    hasClaim: terms?.hasClaim ?? false,
    isSingle: terms?.isSingle ?? false,
    tripTaken: terms?.tripTaken ?? false,
    hasUncoveredEmployees: terms?.hasUncoveredEmployees ?? false,
    reason: terms?.reason ?? '',
  };
}

/** What is sent: the fields that the action asks for, and of facts and details those that were touched. */
export function bodyOf(
  { transactionNumber, line }: Pick<EndorsementOptions, 'transactionNumber' | 'line'>,
  values: DraftValues,
): BodyOf<typeof saveEndorsement> {
  const asked = new Set(fieldsOf(values.action, { line }));
  const money = (name: 'keyedPremiumCents' | 'bearingCents' | 'actualPremiumCents' | 'minimumPremiumCents') => {
    const cents = asked.has(name) ? centsOf(values[name]) : undefined;
    return cents === undefined ? {} : { [name]: cents };
  };
  const flag = (name: 'hasClaim' | 'isSingle' | 'tripTaken' | 'hasUncoveredEmployees') =>
    asked.has(name) ? { [name]: values[name] } : {};
  return {
    number: transactionNumber,
    action: values.action,
    effectiveOn: values.effectiveOn,
    reason: values.reason.trim(),
    ...(asked.has('endsOn') && values.endsOn !== '' ? { endsOn: values.endsOn } : {}),
    ...(asked.has('facts') ? { facts: values.facts } : {}),
    ...(asked.has('details')
      ? {
          details: Object.fromEntries(
            Object.entries(values.details).filter(([name]) => asksDetail(values.action, name)),
          ),
        }
      : {}),
    ...money('keyedPremiumCents'),
    ...money('bearingCents'),
    ...money('actualPremiumCents'),
    ...money('minimumPremiumCents'),
    ...flag('hasClaim'),
    ...flag('isSingle'),
    ...flag('tripTaken'),
    ...flag('hasUncoveredEmployees'),
  };
}

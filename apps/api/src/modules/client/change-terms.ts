import type { ClientChangeKind } from '@onegi/contract/fields/client-links';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { KeptTerms } from '../policies/endorsements/endorsement-terms.ts';
import type { EndorsedPolicy } from '../policies/endorsements/policy-terms.ts';
import { priceEndorsement } from '../policies/endorsements/price-endorsement.ts';

/** What a client asks for. */
export interface AskedChange {
  readonly changeKind: ClientChangeKind;
  readonly changeOn: string;
  readonly changeText: string;
  /** The day on which it was asked for; today where the client is asking. */
  readonly askedOn?: string;
}

/** The refusal of a field, which only the office can do something about unless it is the day. */
const isForOffice = (error: unknown, isDayAsked: boolean) =>
  error instanceof AppError &&
  (error.code === 'endorsement.referred' ||
    (error.code === 'request.invalid' && !(isDayAsked && error.fields?.some(({ field }) => field === 'effectiveOn'))));

/**
 * What the office's draft begins as: a cancellation where the scales say what that costs, or else a change in words that the
 * office works out.
 * @param isDayAsked a day that the scales refuse is said to whoever has chosen it; else the words tell the office of it
 * @throws AppError endorsement.policyEnded, .notAllowed; request.invalid on the day
 */
export async function termsOfChange(
  deps: Deps,
  tx: Tx,
  endorsed: EndorsedPolicy,
  { changeKind, changeOn, changeText, askedOn }: AskedChange,
  isDayAsked: boolean,
): Promise<KeptTerms> {
  const terms = {
    number: endorsed.policy.transaction_number,
    effectiveOn: changeOn,
    reason: changeText,
    // Kept with words too: the office may make a cancellation of them.
    noticeOn: changeKind === 'cancel' ? askedOn : undefined,
  };
  const inWords = { ...terms, action: 'details' as const, details: { other: changeText } };
  if (changeKind === 'cancel') {
    const cancelled = { ...terms, action: 'cancelByClient' as const };
    try {
      await priceEndorsement(deps, tx, endorsed, cancelled);
      return cancelled;
    } catch (error) {
      if (!isForOffice(error, isDayAsked)) throw error;
    }
  }
  await priceEndorsement(deps, tx, endorsed, inWords);
  return inWords;
}

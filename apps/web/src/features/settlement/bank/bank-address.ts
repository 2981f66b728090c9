import type { BankAccount, LineState } from '@onegi/contract/fields/bank';
import { bankFields as b } from '@onegi/contract/fields/bank';

interface Shown {
  readonly statementId?: string;
  readonly account?: BankAccount;
  readonly state?: LineState;
}

export const statementsAddress = '/settlement/bank';
export const importAddress = '/settlement/bank/import';

/** The page of lines: of one statement, or those that an account's statements leave open. */
export function linesAddress({ statementId, account, state }: Shown): string {
  const params = new URLSearchParams({
    ...(statementId ? { [b.statementId.wire]: statementId } : {}),
    ...(account ? { [b.account.wire]: account } : {}),
    ...(state ? { [b.state.wire]: state } : {}),
  });
  return `/settlement/bank/lines?${params}`;
}

import { ledgerFields as l } from '@onegi/contract/fields/ledger';

interface Sought {
  readonly day?: string;
  readonly account?: string;
  /** Of a policy, a note, a receipt or an entry. */
  readonly number?: string;
}

/** Where the entries behind a figure or a row are shown. */
export function journalAddress({ day, account, number }: Sought): string {
  const params = new URLSearchParams({
    ...(day ? { [l.from.wire]: day, [l.until.wire]: day } : {}),
    ...(account ? { [l.account.wire]: account } : {}),
    ...(number ? { [l.numberSearched.wire]: number } : {}),
  });
  return `/ledger-entries?${params}`;
}

import type { Seal } from '../../lib/seal.ts';

type Sealed = 'receipts' | 'debit_credit_notes' | 'client_refunds';

/** Free words of a row, sealed; null where there are none. */
export const sealedFor = (seal: Seal, table: Sealed, id: string, text: string): Buffer | null =>
  text === '' ? null : seal.seal(`${table}/${id}`, text);

export const openedFrom = (seal: Seal, table: Sealed, id: string, sealed: Buffer | null): string =>
  sealed ? seal.open<string>(`${table}/${id}`, sealed) : '';

import type { BodyOf } from '@onegi/contract/call';
import type { ClientPayment, payClientNotes as payCall } from '@onegi/contract/calls/client/client-page';
import type { Deps } from '../../deps.ts';
import type { ClientLinkRow } from '../policies/client-links/tables.ts';
import { payNotes } from '../purchases/notes/pay-notes.ts';

/** Opens the payment of notes of the link's policy. @throws AppError as payNotes does */
export async function payClientNotes(
  deps: Deps,
  { policy_id, sent_at: openSince }: ClientLinkRow,
  token: string,
  { noteNumbers, totalDueCents, language }: BodyOf<typeof payCall>,
): Promise<ClientPayment> {
  const { policy_number: policyNumber } = await deps.db
    .selectFrom('policies')
    .select('policy_number')
    .where('id', '=', policy_id)
    .executeTakeFirstOrThrow();
  const path = `/client/${token}`;
  const asked = { policyId: policy_id, policyNumber, noteNumbers, totalDueCents, language, path, openSince };
  return payNotes(deps, asked);
}

import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { hongKongDate } from '../../../ports/clock.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { clientOf } from './mail-client-link.ts';
import type { ClientLinksTables } from './tables.ts';

type AskedChange = Pick<
  Selectable<ClientLinksTables['client_changes']>,
  'policy_id' | 'change_kind' | 'effective_on' | 'asked_at'
>;

/** What has become of a request of a client, as the client is told. */
interface ChangeOutcome {
  /** Nothing comes of it: the office declined it, or gave up the draft that was made of it. */
  readonly outcome: 'takenUp' | 'declined';
  /** What the office wrote to the client; null where it wrote nothing. */
  readonly reason: string | null;
}

/**
 * Tells a client what has become of a change that was asked for, in the language of the policy. The link to the page stays the
 * one that the client has: a new one would end it. That an endorsement was issued is told by its own mail.
 */
export async function mailClientChange(
  deps: Pick<Deps, 'seal' | 'clock' | 'jobs'>,
  tx: Tx,
  change: AskedChange,
  { outcome, reason }: ChangeOutcome,
): Promise<void> {
  const { email, name } = await clientOf(deps, tx, change.policy_id);
  if (email === undefined) return;
  const { policy_number: policyNumber, language } = await tx
    .selectFrom('policies')
    .select(['policy_number', 'language'])
    .where('id', '=', change.policy_id)
    .executeTakeFirstOrThrow();
  await queueMail(deps, tx, {
    kind: 'client-change',
    to: email,
    language,
    data: {
      name,
      policyNumber,
      changeKind: change.change_kind,
      changeOn: change.effective_on,
      askedOn: hongKongDate(change.asked_at),
      outcome,
      reason,
    },
  });
}

/** What a client had asked for that a draft was made of; undefined where the office began it by itself. */
export const changeOfDraft = (db: Db, draft: { readonly policyId: string; readonly draftId: string }) =>
  db
    .selectFrom('client_changes')
    .selectAll()
    .where('policy_id', '=', draft.policyId)
    .where('draft_id', '=', draft.draftId)
    .executeTakeFirst();

import { addDays } from '@onegi/contract/lines/dates';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { insuredNameHash } from '../../../persons/held-names.ts';
import { renewPolicy } from '../../../policies/endorsements/renew-policy.ts';
import type { RequestRow } from '../../tables.ts';

/** What is issued for a renewal. */
interface Renewal {
  readonly line: string;
  readonly insuredName: string;
  readonly startsOn: string;
}

/** The policy of the case that a case was copied from. */
async function findOfCopied(tx: Tx, copiedFrom: string | null): Promise<string | null | undefined> {
  if (copiedFrom === null) return null;
  const earlier = await tx
    .selectFrom('quote_requests')
    .select('policy_id')
    .where('id', '=', copiedFrom)
    .executeTakeFirst();
  return earlier?.policy_id;
}

/**
 * The one policy of the same insured, class and consultant whose cover ends as the renewal's begins: one that came from elsewhere
 * has no case here.
 */
async function findEnding(
  { seal }: Pick<Deps, 'seal'>,
  tx: Tx,
  { consultant_code }: RequestRow,
  { line, insuredName, startsOn }: Renewal,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('policies')
    .select('id')
    .where('line', '=', line)
    .where('holder_name_hash', '=', insuredNameHash(seal, insuredName))
    .where('ended_as', 'is', null)
    .where('starts_on', '<', startsOn)
    .where('ends_on', 'in', [addDays(startsOn, -1), startsOn])
    .where(({ or, eb }) =>
      consultant_code === null
        ? eb('consultant_code', 'is', null)
        : or([eb('consultant_code', '=', consultant_code), eb('second_consultant_code', '=', consultant_code)]),
    )
    .limit(2)
    .execute();
  return found.length === 1 ? found[0]?.id : undefined;
}

/**
 * Marks the policy that a renewal takes the place of: that of the case it was copied from, else the only one that it can be. A
 * renewal of another house's policy has none here, and where it cannot be told which one it is none is marked.
 */
export async function markRenewed(
  deps: Pick<Deps, 'seal'>,
  tx: Tx,
  request: RequestRow,
  renewal: Renewal,
): Promise<void> {
  if (request.transaction_type !== 'renewal') return;
  const policyId = (await findOfCopied(tx, request.copied_from)) ?? (await findEnding(deps, tx, request, renewal));
  if (policyId) await renewPolicy(tx, policyId);
}

import { addDays } from '@onegi/contract/lines/dates';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { insuredNameHash } from '../../../persons/held-names.ts';
import { type PolicyRow, readPolicy } from '../../../policies/policy-row.ts';
import type { RequestRow } from '../../tables.ts';

/** What is issued for a renewal. */
interface Renewal {
  readonly line: string;
  readonly insuredName: string;
  readonly startsOn: string;
}

interface Candidate {
  readonly id: string;
  readonly policy_number: string;
}

/** Policies of the same insured and class that nothing has ended and whose cover ends as that of the renewal begins. */
const endingBefore = ({ seal }: Pick<Deps, 'seal'>, db: Db, { line, insuredName, startsOn }: Renewal) =>
  db
    .selectFrom('policies')
    .select(['id', 'policy_number'])
    .where('line', '=', line)
    .where('holder_name_hash', '=', insuredNameHash(seal, insuredName))
    .where('ended_as', 'is', null)
    .where('starts_on', '<', startsOn)
    .where('ends_on', '<=', startsOn)
    .where('ends_on', '>=', addDays(startsOn, -1));

/** The policy of the case that a case was copied from: a case is copied for another insured, or from an old year, too. */
async function findOfCopied(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  copiedFrom: string | null,
  renewal: Renewal,
): Promise<Candidate | undefined> {
  if (copiedFrom === null) return undefined;
  return endingBefore(deps, db, renewal)
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('quote_requests').select('policy_id').where('quote_requests.id', '=', copiedFrom),
    )
    .executeTakeFirst();
}

/** The one policy of the same consultant whose cover ends as the renewal's begins: one that came from elsewhere has no case here. */
async function findEnding(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  { consultant_code }: RequestRow,
  renewal: Renewal,
): Promise<Candidate | undefined> {
  const found = await endingBefore(deps, db, renewal)
    .where(({ or, eb }) =>
      consultant_code === null
        ? eb('consultant_code', 'is', null)
        : or([eb('consultant_code', '=', consultant_code), eb('second_consultant_code', '=', consultant_code)]),
    )
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The policy that a renewal seems to take the place of, for the officer to agree to: that of the case it was copied from, else
 * the only one that it can be. A renewal of another house's policy has none here, and where it cannot be told which one it is
 * there is none.
 */
export const findRenewed = async (
  deps: Pick<Deps, 'seal'>,
  db: Db,
  request: RequestRow,
  renewal: Renewal,
): Promise<Candidate | undefined> =>
  (await findOfCopied(deps, db, request.copied_from, renewal)) ?? (await findEnding(deps, db, request, renewal));

const refusal = (message: string) =>
  new AppError('request.invalid', {}, { fields: [{ field: 'policyRenewed', message }] });

/** A policy by the number that an officer has named. @throws AppError request.invalid on the field where it is none to renew */
async function readNamed(
  deps: Pick<Deps, 'audit'>,
  db: Db,
  actor: Actor,
  number: string,
  { line, startsOn }: Pick<Renewal, 'line' | 'startsOn'>,
): Promise<PolicyRow> {
  const policy = await readPolicy(deps, db, actor, 'policies.read', number, { isLocked: true }).catch((error) => {
    throw error instanceof AppError && error.code === 'policy.notFound' ? refusal('errors.policyNotFound') : error;
  });
  if (policy.line !== line) throw refusal('errors.policyOfOtherClass');
  if (policy.ended_as !== null) throw refusal('errors.policyEndedAlready');
  if (policy.starts_on >= startsOn) throw refusal('errors.policyNotEarlier');
  return policy;
}

/**
 * The id of the policy that is renewed: the one that the officer names, none where nothing is named, and where the officer was
 * not asked the one that it seems to be.
 * @throws AppError request.invalid on the field
 */
export async function renewedPolicyId(
  deps: Pick<Deps, 'seal' | 'audit'>,
  db: Db,
  actor: Actor,
  request: RequestRow,
  { policyRenewed, ...renewal }: Renewal & { readonly policyRenewed: string | undefined },
): Promise<string | undefined> {
  const isRenewal = request.transaction_type === 'renewal';
  if (policyRenewed && !isRenewal) throw refusal('errors.caseNotRenewal');
  if (!isRenewal || policyRenewed === '') return undefined;
  if (policyRenewed) return (await readNamed(deps, db, actor, policyRenewed, renewal)).id;
  return (await findRenewed(deps, db, request, renewal))?.id;
}

import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Language } from '../../../lib/texts.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { nameOf } from '../../persons/person.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { productName } from '../../templates/product-name.ts';
import { renewClientLink } from './make-client-link.ts';

export interface PolicyOfClient {
  readonly id: string;
  readonly policy_number: string;
  readonly line: string;
  readonly insurer_code: string;
  readonly language: Language;
}

/** How the client of a policy is written to: the address on record, and the name; no address where none is known. */
export async function clientOf({ seal }: Pick<Deps, 'seal'>, db: Tx | Deps['db'], policyId: string) {
  const persons = await readPersons(db, seal, 'policy', policyId);
  const fields = persons.find(({ role }) => role === 'holder')?.fields ?? {};
  const { email } = fields;
  return { fields, name: nameOf(fields), email: typeof email === 'string' && email !== '' ? email : undefined };
}

/**
 * Mails the client of a policy a new link to it; the one before is good no more. Whoever calls holds the policy locked.
 * @returns whether there was an address
 */
export async function mailClientLink(
  deps: Pick<Deps, 'seal' | 'clock' | 'jobs' | 'catalogue'>,
  tx: Tx,
  policy: PolicyOfClient,
  sentBy: string | null = null,
): Promise<boolean> {
  const { email, name } = await clientOf(deps, tx, policy.id);
  if (email === undefined) return false;
  const { id: policyId, policy_number: policyNumber, language } = policy;
  const path = await renewClientLink(deps, tx, { policyId, policyNumber, email, language }, sentBy);
  const insurer = deps.catalogue.current().insurerByCode.get(policy.insurer_code);
  await queueMail(deps, tx, {
    kind: 'client-link',
    to: email,
    language,
    data: {
      path,
      name,
      policyNumber,
      productName: productName(policy.line),
      insurerName: insurer?.name ?? { en: policy.insurer_code, zhHant: policy.insurer_code },
    },
  });
  return true;
}

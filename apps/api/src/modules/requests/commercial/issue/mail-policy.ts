import { caseFields } from '@onegi/contract/fields/commercial';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Language } from '../../../../lib/texts.ts';
import type { Actor } from '../../../../ports/actor.ts';
import type { CommercialFacts } from '../../../../ports/policy-facts.ts';
import { emailOf, nameIn } from '../../../accounts/find-user.ts';
import type { RegisteredDocument } from '../../../documents/register-documents.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { renewClientLink } from '../../../policies/client-links/make-client-link.ts';
import type { RequestRow } from '../../tables.ts';

interface Sent {
  readonly facts: CommercialFacts;
  readonly documents: Readonly<Record<Language, readonly RegisteredDocument[]>>;
}

/** The consultant who made a case, unless that is who acts or somebody who is no longer here. */
function readConsultant(tx: Tx, { created_by, consultant_code }: RequestRow, actor: Actor) {
  if (!created_by || !consultant_code || created_by === actor.userId) return undefined;
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', created_by)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

/** Queues the mails that bring a policy, to the consultant and where there is an address to the client, each in their language. */
export async function mailPolicy(
  deps: Deps,
  tx: Tx,
  request: RequestRow,
  { facts, documents }: Sent,
  { actor, policyId, clientEmail }: { readonly actor: Actor; readonly policyId: string; readonly clientEmail: string },
): Promise<void> {
  const consultant = await readConsultant(tx, request, actor);
  const common = {
    policyNumber: facts.policyNumber,
    insuredName: facts.insuredName,
    productName: facts.productName,
    insurerName: facts.insurer.name,
    startsOn: facts.startsOn,
    endsOn: facts.endsOn,
    noteNumber: facts.note.noteNumber,
    dueOn: facts.note.dueOn,
    totalCents: facts.totalCents,
  };
  if (consultant) {
    const { language } = consultant;
    const query = new URLSearchParams({ [caseFields.caseNumber.wire]: request.request_number });
    await queueMail(deps, tx, {
      kind: 'policy-issued',
      to: emailOf(deps.seal, consultant),
      language,
      attachments: documents[language],
      data: { ...common, name: nameIn(consultant), path: `/commercial-insurance/form?${query}` },
    });
  }
  if (clientEmail !== '') {
    const { language } = request;
    const linked = { policyId, policyNumber: facts.policyNumber, email: clientEmail, language };
    const path = await renewClientLink(deps, tx, linked);
    const data = { ...common, name: facts.insuredName, path, isClient: true };
    await queueMail(deps, tx, {
      kind: 'policy-issued',
      to: clientEmail,
      language,
      attachments: documents[language],
      data,
    });
  }
}

import { caseFields } from '@onegi/contract/fields/commercial';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Language } from '../../../../lib/texts.ts';
import type { Actor } from '../../../../ports/actor.ts';
import type { CommercialFacts } from '../../../../ports/policy-facts.ts';
import type { RegisteredDocument } from '../../../documents/register-documents.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { renewClientLink } from '../../../policies/client-links/make-client-link.ts';
import type { RequestRow } from '../../tables.ts';
import { consultantsTo, withoutActor } from '../messages/recipients.ts';

interface Sent {
  readonly facts: CommercialFacts;
  readonly documents: Readonly<Record<Language, readonly RegisteredDocument[]>>;
}

/** Queues the mails that bring a policy, to whose the case is now and where there is an address to the client, each in their language. */
export async function mailPolicy(
  deps: Deps,
  tx: Tx,
  request: RequestRow,
  { facts, documents }: Sent,
  { actor, policyId, clientEmail }: { readonly actor: Actor; readonly policyId: string; readonly clientEmail: string },
): Promise<void> {
  const consultants = await withoutActor(deps, tx, await consultantsTo(deps, tx, request), actor.userId);
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
  const query = new URLSearchParams({ [caseFields.caseNumber.wire]: request.request_number });
  const ofCase = `/commercial-insurance/form?${query}`;
  for (const { to, language, name } of consultants)
    await queueMail(deps, tx, {
      kind: 'policy-issued',
      to,
      language,
      attachments: documents[language],
      data: { ...common, name, path: ofCase },
    });
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

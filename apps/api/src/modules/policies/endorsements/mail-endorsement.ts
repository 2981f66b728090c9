import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Language } from '../../../lib/texts.ts';
import { hongKongDate } from '../../../ports/clock.ts';
import type { EndorsementFacts } from '../../../ports/policy-facts.ts';
import { emailOf, nameIn } from '../../accounts/find-user.ts';
import { readConsultant } from '../../accounts/users/consultants.ts';
import type { RegisteredDocument } from '../../documents/register-documents.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { changeOfDraft } from '../client-links/mail-client-change.ts';
import { renewClientLink } from '../client-links/make-client-link.ts';
import type { PolicyRow } from './policy-terms.ts';

interface Sent {
  readonly draftId: string;
  readonly facts: EndorsementFacts;
  readonly documents: Readonly<Record<Language, readonly RegisteredDocument[]>>;
}

/** Queues the mails that bring an endorsement, to the client and the consultant, each in their language. */
export async function mailEndorsement(
  deps: Deps,
  tx: Tx,
  policy: PolicyRow,
  { draftId, facts, documents }: Sent,
): Promise<void> {
  const { note } = facts;
  const common = {
    policyNumber: facts.policyNumber,
    endorsementNo: facts.endorsementNo,
    kindName: facts.kindName,
    insuredName: facts.insuredName,
    productName: facts.productName,
    insurerName: facts.insurer.name,
    effectiveOn: facts.effectiveOn,
    note: note && { number: note.noteNumber, dueOn: note.dueOn, totalCents: facts.totalCents },
  };
  const consultant = await readConsultant(tx, policy.consultant_code);
  if (consultant) {
    const { language } = consultant;
    await queueMail(deps, tx, {
      kind: 'endorsement-issued',
      to: emailOf(deps.seal, consultant),
      language,
      attachments: documents[language],
      data: { ...common, name: nameIn(consultant) },
    });
  }
  const [holder] = await readPersons(tx, deps.seal, 'policy', policy.id);
  const email = holder?.fields.email;
  if (typeof email !== 'string' || email === '') return;
  const { language, id: policyId, policy_number: policyNumber } = policy;
  const asked = await changeOfDraft(tx, { policyId, draftId });
  const clientPath = await renewClientLink(deps, tx, { policyId, policyNumber, email, language });
  await queueMail(deps, tx, {
    kind: 'endorsement-issued',
    to: email,
    language,
    attachments: documents[language],
    data: {
      ...common,
      name: facts.insuredName,
      clientPath,
      ...(asked ? { askedOn: hongKongDate(asked.asked_at) } : {}),
    },
  });
}

import { quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import { askedSections } from '@onegi/contract/fields/commercial';
import type { Tx } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { Bilingual } from '../../../../lib/bilingual.ts';
import { bothTexts } from '../../../../lib/texts.ts';
import type { CaseStep, MailData } from '../../../mail/mails.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { productName } from '../../../templates/product-name.ts';
import { type RequestRow, sealOwner } from '../../tables.ts';
import { formOf } from '../case-form.ts';
import { filledInOf } from '../filled-in.ts';
import { termsOf } from '../offers/describe-offer.ts';
import type { OfferRow } from '../offers/tables.ts';
import { askedOf } from '../pending-case.ts';
import type { Recipient } from './recipients.ts';

type MailDeps = Pick<Deps, 'seal' | 'jobs' | 'clock' | 'catalogue'>;
type StepData = MailData['case-step'];

/** What rows of the form cannot be called by: a section without its name does not compile. */
const sectionNames: Readonly<Record<(typeof askedSections)[keyof typeof askedSections], string>> = {
  [askedSections.insuredName]: 'commercial.form.insuredName',
  [askedSections.startsOn]: 'commercial.form.startsOn',
  [askedSections.endsOn]: 'commercial.form.endsOn',
  [askedSections.employees]: 'commercial.employees.title',
  [askedSections.subjectMatter]: 'subjectMatter.open',
};
const isSection = (name: string): name is keyof typeof sectionNames => name in sectionNames;

/** What the office asked for last, as the form calls it. */
function askedItems({ seal, catalogue }: MailDeps, row: RequestRow): Pick<StepData, 'note' | 'items'> {
  const asked = askedOf({ seal }, row);
  if (!asked) return {};
  const { questions, documents } = formOf(catalogue.current(), row);
  const { descriptions } = filledInOf({ seal }, row);
  const rowOf = (name: string): Bilingual => {
    if (isSection(name)) return bothTexts(sectionNames[name]);
    const question = questions.find(({ questionId }) => questionId === name);
    return { en: question?.label ?? name, zhHant: question?.labelZh ?? name };
  };
  // A free row is called what was typed into it, and what the form calls it until something was.
  const documentOf = (order: number): Bilingual[] =>
    documents
      .filter((document) => document.order === order)
      .map(({ name, nameZh, canDescribe }) => {
        if (!canDescribe) return { en: name, zhHant: nameZh };
        const described = descriptions[order];
        return described ? { en: described, zhHant: described } : bothTexts('commercial.documents.free');
      });
  return { note: asked.note, items: [...asked.rows.map(rowOf), ...asked.documents.flatMap(documentOf)] };
}

const insurerNameOf = ({ catalogue }: MailDeps, code: string): Bilingual =>
  catalogue.current().insurerByCode.get(code)?.name ?? { en: code, zhHant: code };

function offerInMail(deps: MailDeps, step: CaseStep, row: OfferRow): NonNullable<StepData['offers']>[number] {
  const { premium_cents, class_levies_cents, ia_levy_cents } = row;
  return {
    insurerName: insurerNameOf(deps, row.insurer_code),
    totalCents: premium_cents === null ? null : premium_cents + (class_levies_cents ?? 0) + (ia_levy_cents ?? 0),
    validUntil: row.valid_until,
    ...(step === 'informationRequired' ? { remark: termsOf(deps, row).remark } : {}),
  };
}

/** What is told of a case beside what happened. */
export interface ToldWith {
  readonly by?: Bilingual | undefined;
  readonly offers?: readonly OfferRow[];
  /** The code of the insurer whose offer had been accepted. */
  readonly accepted?: string | undefined;
}

/** Queues the mails about a step of a case, one for each recipient in the recipient's language. */
export async function queueCaseMails(
  deps: MailDeps,
  tx: Tx,
  row: RequestRow,
  step: CaseStep,
  recipients: readonly Recipient[],
  { by, offers = [], accepted }: ToldWith = {},
): Promise<void> {
  if (recipients.length === 0) return;
  const { closed_reason_sealed: reason } = row;
  const search = new URLSearchParams({ [quoteDetail.query.wireName('caseNumber')]: row.request_number });
  const facts = {
    step,
    path: `/commercial-insurance/form?${search}`,
    caseNumber: row.request_number,
    productName: productName(row.product),
    ...(by ? { by } : {}),
    ...(step === 'itemsAsked' ? askedItems(deps, row) : {}),
    ...(reason && (step === 'declined' || step === 'withdrawn' || step === 'reopened')
      ? { note: deps.seal.open<string>(sealOwner(row.id), reason) }
      : {}),
    ...(offers.length > 0 ? { offers: offers.map((offer) => offerInMail(deps, step, offer)) } : {}),
    ...(accepted ? { accepted: insurerNameOf(deps, accepted) } : {}),
    ...(step === 'caseExpiresSoon' && row.expires_at ? { expiresAt: row.expires_at.toISOString() } : {}),
  };
  for (const { to, language, name } of recipients)
    await queueMail(deps, tx, { kind: 'case-step', to, language, data: { ...facts, name } });
}

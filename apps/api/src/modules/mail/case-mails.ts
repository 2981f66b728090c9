import { writtenDay, writtenMoment } from '@onegi/contract/written-dates';
import { inLanguage } from '../../lib/bilingual.ts';
import { printedMoney } from '../../lib/printed.ts';
import { type Language, texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

type StepData = MailData['case-step'];
type OfferTold = NonNullable<StepData['offers']>[number];

/** An offer as a line of the mail: what it costs until when, or what its insurer asks. */
function offerFact({ insurerName, totalCents, validUntil, remark }: OfferTold, language: Language) {
  const t = texts[language];
  const insurer = inLanguage(insurerName, language);
  if (remark !== undefined) return { label: t('caseMails.facts.remark', { insurer }), value: remark };
  const total = totalCents === null ? '' : printedMoney(totalCents);
  const value = validUntil ? t('caseMails.facts.offer', { total, date: writtenDay(validUntil, language) }) : total;
  return { label: insurer, value };
}

/** Mails about the cases that the office works on: inside it, and to the consultants whose they are. */
export const caseMails: { [Kind in 'late-cases' | 'case-step' | 'chargeback']: Writer<MailData[Kind]> } = {
  'case-step'(data, language) {
    const { step, caseNumber, productName, by, note, items = [], offers = [], accepted, expiresAt } = data;
    const t = texts[language];
    // No name and nothing that somebody typed: a subject is shown on locked screens.
    const params = { caseNumber, count: offers.length };
    const intro = t(`caseMails.${step}.intro`);
    return {
      name: data.name ?? t('caseMails.desk'),
      subject: t(`caseMails.${step}.subject`, params),
      preview: intro,
      heading: t(`caseMails.${step}.heading`, params),
      intro,
      facts: [
        { label: t('mail.facts.requestNumber'), value: caseNumber, strong: true },
        { label: t('mail.facts.product'), value: inLanguage(productName, language) },
        ...(by ? [{ label: t('caseMails.facts.by'), value: inLanguage(by, language) }] : []),
        ...(note ? [{ label: t('caseMails.facts.note', { step }), value: note }] : []),
        ...items.map((item) => ({ label: t('caseMails.facts.item'), value: inLanguage(item, language) })),
        ...offers.map((offer) => offerFact(offer, language)),
        ...(accepted ? [{ label: t('caseMails.facts.accepted'), value: inLanguage(accepted, language) }] : []),
        ...(expiresAt
          ? [{ label: t('caseMails.facts.expires'), value: writtenMoment(new Date(expiresAt), language) }]
          : []),
      ],
      action: { label: t('caseMails.open'), path: data.path },
      after: t('caseMails.after'),
    };
  },
  chargeback({ path, gatewayRef, policyNumber, totalCents, backCents = totalCents, isTwice, isUnheard }, language) {
    const t = texts[language];
    const isPart = backCents < totalCents;
    return {
      subject: t('mail.chargeback.subject', { gatewayRef }),
      preview: t('mail.chargeback.preview'),
      heading: t('mail.chargeback.heading'),
      intro: t(`mail.chargeback.${isUnheard ? 'unheard' : isTwice ? 'twice' : isPart ? 'part' : 'intro'}`),
      facts: [
        { label: t('mail.chargeback.reference'), value: gatewayRef, strong: true },
        ...(policyNumber ? [{ label: t('mail.facts.policyNumber'), value: policyNumber }] : []),
        { label: t('mail.chargeback.amount'), value: printedMoney(backCents) },
        ...(isPart ? [{ label: t('mail.chargeback.payment'), value: printedMoney(totalCents) }] : []),
      ],
      action: { label: t('mail.chargeback.action'), path },
      after: t('mail.lateCases.after'),
    };
  },
  'late-cases'({ path, cases }, language) {
    const t = texts[language];
    const params = { count: cases.length, number: cases[0]?.number ?? '' };
    return {
      subject: t('mail.lateCases.subject', params),
      preview: t('mail.lateCases.preview'),
      heading: t('mail.lateCases.heading', params),
      intro: t('mail.lateCases.intro'),
      facts: cases.map(({ kind, number, dueAt }) => ({
        label: t(`mail.lateCases.${kind}`, { number }),
        value: t('mail.lateCases.due', { moment: writtenMoment(new Date(dueAt), language) }),
      })),
      action: { label: t('mail.lateCases.action'), path },
      after: t('mail.lateCases.after'),
    };
  },
};

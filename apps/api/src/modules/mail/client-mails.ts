import { writtenDay } from '@onegi/contract/written-dates';
import { inLanguage } from '../../lib/bilingual.ts';
import { printedMoney } from '../../lib/printed.ts';
import { texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

type Kind = 'client-link' | 'client-code' | 'client-refund' | 'client-change';

/** What a client is sent for the page of the own policy. */
export const clientMails: { [K in Kind]: Writer<MailData[K]> } = {
  'client-link'({ path, name, policyNumber, productName, insurerName }, language) {
    const t = texts[language];
    return {
      name,
      subject: t('clientMails.link.subject', { policyNumber }),
      preview: t('clientMails.link.preview'),
      heading: t('clientMails.link.heading'),
      intro: t('clientMails.link.intro'),
      facts: [
        { label: t('mail.facts.policyNumber'), value: policyNumber, strong: true },
        { label: t('mail.facts.product'), value: inLanguage(productName, language) },
        { label: t('mail.facts.insurer'), value: inLanguage(insurerName, language) },
      ],
      action: { label: t('clientMails.action'), path },
      after: t('clientMails.link.after'),
    };
  },
  'client-code'({ code, minutes }, language) {
    const t = texts[language];
    return {
      subject: t('clientMails.code.subject'),
      preview: t('clientMails.code.preview', { minutes }),
      heading: t('clientMails.code.heading'),
      intro: t('clientMails.code.intro', { minutes }),
      facts: [{ label: t('clientMails.code.label'), value: code, strong: true }],
      after: t('clientMails.code.after'),
    };
  },
  'client-change'({ name, policyNumber, changeKind, changeOn, askedOn, outcome, reason }, language) {
    const t = texts[language];
    return {
      name,
      subject: t(`clientMails.change.${outcome}.subject`, { policyNumber }),
      preview: t(`clientMails.change.${outcome}.preview`),
      heading: t(`clientMails.change.${outcome}.heading`),
      intro: t(`clientMails.change.${outcome}.intro`),
      facts: [
        { label: t('mail.facts.policyNumber'), value: policyNumber, strong: true },
        { label: t('clientMails.change.kind'), value: t(`clientLink.requests.kinds.${changeKind}`) },
        { label: t('clientMails.change.on'), value: writtenDay(changeOn, language) },
        { label: t('clientMails.change.askedOn'), value: writtenDay(askedOn, language) },
        ...(reason ? [{ label: t('clientMails.change.reason'), value: reason }] : []),
      ],
      after: t('clientMails.change.after'),
    };
  },
  'client-refund'({ policyNumber, totalCents, reason = 'alreadyPaid' }, language) {
    const t = texts[language];
    const total = printedMoney(totalCents);
    return {
      subject: t('mail.refund.subject', { total }),
      preview: t('clientMails.refund.preview'),
      heading: t('mail.refund.heading'),
      intro: t(`clientMails.refund.reasons.${reason}`),
      facts: [
        { label: t('mail.facts.policyNumber'), value: policyNumber, strong: true },
        { label: t('mail.facts.refund'), value: total, strong: true },
      ],
      after: t('mail.refund.after'),
    };
  },
};

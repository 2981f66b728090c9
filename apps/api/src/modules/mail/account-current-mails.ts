import { writtenDay } from '@onegi/contract/written-dates';
import { inLanguage } from '../../lib/bilingual.ts';
import { printedMoney } from '../../lib/printed.ts';
import { type Language, texts } from '../../lib/texts.ts';
import type { Part, Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

/** What a client still owes for a policy: the same facts in a reminder and in a warning. */
function owed(
  words: 'premiumReminder' | 'cancellationWarning',
  data: MailData['premium-reminder'],
  language: Language,
): Part {
  const t = texts[language];
  const total = printedMoney(data.openCents);
  const insurer = inLanguage(data.insurerName, language);
  return {
    name: data.name,
    subject: t(`mail.${words}.subject`, { policyNumber: data.policyNumber }),
    preview: t(`mail.${words}.preview`, { total }),
    heading: t(`mail.${words}.heading`),
    intro: t(`mail.${words}.intro`),
    facts: [
      { label: t('mail.owed.amount'), value: total, strong: true },
      { label: t('mail.facts.policyNumber'), value: data.policyNumber },
      { label: t('mail.facts.insurer'), value: insurer },
      { label: t('mail.owed.note'), value: data.noteNumber },
      { label: t('mail.owed.due'), value: writtenDay(data.dueOn, language) },
    ],
    after: t('mail.owed.howToPay', { noteNumber: data.noteNumber }),
  };
}

/** Mails about what clients owe and what consultants were paid. */
export const accountCurrentMails: {
  [Kind in 'premium-reminder' | 'cancellation-warning' | 'commission-paid']: Writer<MailData[Kind]>;
} = {
  'premium-reminder': (data, language) => owed('premiumReminder', data, language),
  'cancellation-warning': (data, language) => owed('cancellationWarning', data, language),
  'commission-paid'(data, language) {
    const t = texts[language];
    const total = printedMoney(data.totalCents);
    return {
      name: data.name,
      subject: t('mail.commissionPaid.subject', { number: data.number }),
      preview: t('mail.commissionPaid.preview', { total }),
      heading: t('mail.commissionPaid.heading'),
      intro: t('mail.commissionPaid.intro'),
      facts: [
        { label: t('mail.commissionPaid.amount'), value: total, strong: true },
        { label: t('mail.commissionPaid.number'), value: data.number },
        { label: t('mail.commissionPaid.code'), value: data.consultantCode },
        { label: t('mail.commissionPaid.paidOn'), value: writtenDay(data.paidOn, language) },
        ...(data.bankReference ? [{ label: t('mail.commissionPaid.bankReference'), value: data.bankReference }] : []),
      ],
      action: { label: t('mail.commissionPaid.action'), path: data.path },
      after: t('mail.commissionPaid.after'),
    };
  },
};

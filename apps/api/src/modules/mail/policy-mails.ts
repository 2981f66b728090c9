import { writtenDay } from '@onegi/contract/written-dates';
import { inLanguage } from '../../lib/bilingual.ts';
import { printedMoney } from '../../lib/printed.ts';
import { texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

/** Mails that bring a policy whose premium is owed, what changes it, or its documents once more. */
export const policyMails: {
  [Kind in 'policy-issued' | 'endorsement-issued' | 'policy-documents']: Writer<MailData[Kind]>;
} = {
  'policy-issued'(data, language) {
    const t = texts[language];
    const due = writtenDay(data.dueOn, language);
    const total = printedMoney(data.totalCents);
    return {
      name: data.name,
      subject: t('mail.policyIssued.subject', { policyNumber: data.policyNumber }),
      preview: t('mail.policyIssued.preview', { total, date: due }),
      heading: t('mail.policyIssued.heading'),
      intro: t('mail.policyIssued.intro'),
      facts: [
        { label: t('mail.facts.policyNumber'), value: data.policyNumber, strong: true },
        { label: t('mail.policyIssued.insured'), value: data.insuredName },
        { label: t('mail.facts.product'), value: inLanguage(data.productName, language) },
        { label: t('mail.facts.insurer'), value: inLanguage(data.insurerName, language) },
        {
          label: t('mail.facts.period'),
          value: t('mail.facts.periodValue', {
            from: writtenDay(data.startsOn, language),
            to: writtenDay(data.endsOn, language),
          }),
        },
        { label: t('mail.policyIssued.note'), value: data.noteNumber },
        { label: t('mail.policyIssued.payable'), value: total, strong: true },
        { label: t('mail.policyIssued.due'), value: due },
      ],
      ...(data.path
        ? {
            action: {
              label: t(data.isClient ? 'clientMails.action' : 'mail.policyIssued.action'),
              path: data.path,
            },
          }
        : {}),
      after: t('mail.policyIssued.after'),
    };
  },
  'endorsement-issued'(data, language) {
    const t = texts[language];
    const day = writtenDay(data.effectiveOn, language);
    const { note } = data;
    const isCredit = note !== null && note.totalCents < 0;
    const parts = note
      ? [
          { label: t(isCredit ? 'mail.endorsement.creditNote' : 'mail.policyIssued.note'), value: note.number },
          {
            label: t(isCredit ? 'mail.endorsement.back' : 'mail.policyIssued.payable'),
            value: printedMoney(Math.abs(note.totalCents)),
            strong: true,
          },
          ...(isCredit ? [] : [{ label: t('mail.policyIssued.due'), value: writtenDay(note.dueOn, language) }]),
        ]
      : [];
    return {
      name: data.name,
      subject: t('mail.endorsement.subject', { policyNumber: data.policyNumber, number: data.endorsementNo }),
      preview: t('mail.endorsement.preview', { kind: inLanguage(data.kindName, language), date: day }),
      heading: t('mail.endorsement.heading'),
      intro: t('mail.endorsement.intro'),
      facts: [
        { label: t('mail.facts.policyNumber'), value: data.policyNumber, strong: true },
        { label: t('mail.endorsement.number'), value: data.endorsementNo },
        { label: t('mail.endorsement.kind'), value: inLanguage(data.kindName, language) },
        { label: t('mail.endorsement.effectiveOn'), value: day },
        ...(data.askedOn
          ? [{ label: t('clientMails.change.askedOn'), value: writtenDay(data.askedOn, language) }]
          : []),
        { label: t('mail.policyIssued.insured'), value: data.insuredName },
        { label: t('mail.facts.product'), value: inLanguage(data.productName, language) },
        { label: t('mail.facts.insurer'), value: inLanguage(data.insurerName, language) },
        ...parts,
      ],
      ...(data.clientPath ? { action: { label: t('clientMails.action'), path: data.clientPath } } : {}),
      after: t(isCredit ? 'mail.endorsement.afterCredit' : 'mail.endorsement.after'),
    };
  },
  'policy-documents'({ holderName, policyNumber, startsOn, endsOn }, language) {
    const t = texts[language];
    const period = { from: writtenDay(startsOn, language), to: writtenDay(endsOn, language) };
    return {
      name: holderName,
      subject: t('mail.policyDocuments.subject', { policyNumber }),
      preview: t('mail.policyDocuments.preview'),
      heading: t('mail.policyDocuments.heading'),
      intro: t('mail.policyDocuments.intro'),
      facts: [
        { label: t('mail.facts.policyNumber'), value: policyNumber, strong: true },
        { label: t('mail.facts.period'), value: t('mail.facts.periodValue', period) },
      ],
      after: t('mail.policyDocuments.after'),
    };
  },
};

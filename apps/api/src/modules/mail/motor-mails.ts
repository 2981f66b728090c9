import { writtenMoment } from '@onegi/contract/written-dates';
import { inLanguage } from '../../lib/bilingual.ts';
import { texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

/** Mails about motor cases: inside the office, and to the brokers and agents whose they are. */
export const motorMails: { [Kind in 'motor-step']: Writer<MailData[Kind]> } = {
  'motor-step'({ step, path, name, quotationNumber, note, fields = [], rules = [], ...data }, language) {
    const t = texts[language];
    // No name and nothing that somebody typed: a subject is shown on locked screens.
    const params = { quotationNumber };
    const intro = t(`motorMails.${step}.intro`);
    const { policyNumber, expiresAt } = data;
    return {
      name: name ?? t('caseMails.desk'),
      subject: t(`motorMails.${step}.subject`, params),
      preview: intro,
      heading: t(`motorMails.${step}.heading`),
      intro,
      facts: [
        { label: t('motorCases.list.number'), value: quotationNumber, strong: true },
        ...(policyNumber ? [{ label: t('mail.facts.policyNumber'), value: policyNumber, strong: true }] : []),
        ...rules.map((rule) => ({ label: t('motorMails.facts.rule'), value: inLanguage(rule, language) })),
        ...fields.map((field) => ({ label: t('motorMails.facts.field'), value: inLanguage(field, language) })),
        ...(note ? [{ label: t('motorMails.facts.note'), value: note }] : []),
        ...(expiresAt
          ? [{ label: t('motorMails.facts.expires'), value: writtenMoment(new Date(expiresAt), language) }]
          : []),
      ],
      action: { label: t('caseMails.open'), path },
      after: t('caseMails.after'),
    };
  },
};

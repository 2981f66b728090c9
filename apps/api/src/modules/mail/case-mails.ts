import { writtenMoment } from '@onegi/contract/written-dates';
import { texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

/** Mails inside the office about the cases that it works on. */
export const caseMails: { [Kind in 'late-cases']: Writer<MailData[Kind]> } = {
  'late-cases'({ path, cases }, language) {
    const t = texts[language];
    const told = { count: cases.length, number: cases[0]?.number ?? '' };
    return {
      subject: t('mail.lateCases.subject', told),
      preview: t('mail.lateCases.preview'),
      heading: t('mail.lateCases.heading', told),
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

import { writtenDay, writtenMoment } from '@onegi/contract/written-dates';
import { inLanguage } from '../../lib/bilingual.ts';
import { type Language, texts } from '../../lib/texts.ts';
import type { Part, Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

type Kind = 'insurer-asked' | 'insurer-asked-again';

/** Neither who the client is nor what was answered stands in a mail: that is behind the link. */
function asking(words: 'asked' | 'askedAgain', data: MailData[Kind], language: Language): Part {
  const t = texts[language];
  const { path, caseNumber, startsOn, endsOn } = data;
  const product = inLanguage(data.productName, language);
  const moment = writtenMoment(new Date(data.expiresAt), language);
  return {
    name: inLanguage(data.insurerName, language),
    subject: t(`insurerMails.${words}.subject`, { product, caseNumber }),
    preview: t(`insurerMails.${words}.preview`, { moment }),
    heading: t(`insurerMails.${words}.heading`),
    intro: t(`insurerMails.${words}.intro`),
    facts: [
      { label: t('mail.facts.requestNumber'), value: caseNumber, strong: true },
      { label: t('insurerMails.facts.class'), value: product },
      ...(startsOn && endsOn
        ? [
            {
              label: t('insurerMails.facts.period'),
              value: t('mail.facts.periodValue', {
                from: writtenDay(startsOn, language),
                to: writtenDay(endsOn, language),
              }),
            },
          ]
        : []),
      { label: t('insurerMails.facts.asked'), value: t('insurerMails.facts.answers') },
      { label: t('insurerMails.facts.until'), value: moment },
    ],
    action: { label: t('insurerMails.action'), path },
    after: t('insurerMails.after'),
  };
}

/** What insurers are sent, with the link by which they answer without an account. */
export const insurerMails: { [K in Kind]: Writer<MailData[K]> } = {
  'insurer-asked': (data, language) => asking('asked', data, language),
  'insurer-asked-again': (data, language) => asking('askedAgain', data, language),
};

import { writtenDay } from '@onegi/contract/written-dates';
import { inLanguage } from '../../lib/bilingual.ts';
import { printedMoney } from '../../lib/printed.ts';
import { type Language, texts } from '../../lib/texts.ts';
import { accountCurrentMails } from './account-current-mails.ts';
import { accountMails } from './account-mails.ts';
import { caseMails } from './case-mails.ts';
import { clientMails } from './client-mails.ts';
import { enquiryMails } from './enquiry-mails.ts';
import { insurerMails } from './insurer-mails.ts';
import { libraryMails } from './library-mails.ts';
import { type MailPage, mailHtml, mailText } from './mail-page.ts';
import type { Writer } from './mail-part.ts';
import type { MailContents, MailData, MailKind } from './mails.ts';
import { motorMails } from './motor-mails.ts';
import { policyMails } from './policy-mails.ts';

export interface MailSettings {
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly demo: boolean;
}

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const writers: { [Kind in MailKind]: Writer<MailData[Kind]> } = {
  ...accountCurrentMails,
  ...accountMails,
  ...caseMails,
  ...clientMails,
  ...enquiryMails,
  ...insurerMails,
  ...libraryMails,
  ...motorMails,
  ...policyMails,
  'purchase-link'(data, language) {
    const t = texts[language];
    const plan = inLanguage(data.planName, language);
    const total = printedMoney(data.totalCents);
    const date = writtenDay(data.expiresOn, language);
    const words = data.onRequest ? 'requestLink' : 'purchaseLink';
    return {
      subject: t(`mail.${words}.subject`, { plan }),
      preview: t(`mail.${words}.preview`, { total, date }),
      heading: t(`mail.${words}.heading`),
      intro: t(`mail.${words}.intro`),
      facts: [
        { label: t('mail.facts.plan'), value: plan },
        { label: t('mail.facts.insurer'), value: inLanguage(data.insurerName, language) },
        { label: t('mail.facts.cover'), value: inLanguage(data.searchText, language) },
        { label: t('mail.facts.total'), value: total, strong: true },
        { label: t('mail.facts.validUntil'), value: date },
      ],
      action: { label: t(`mail.${words}.action`), path: data.path },
      after: t(`mail.${words}.after`),
    };
  },
  'application-link'(data, language) {
    const t = texts[language];
    const plan = inLanguage(data.planName, language);
    const total = printedMoney(data.totalCents);
    const date = writtenDay(data.expiresOn, language);
    return {
      subject: t('mail.applicationLink.subject', { plan }),
      preview: t('mail.applicationLink.preview', { total, date }),
      heading: t('mail.applicationLink.heading'),
      intro: t('mail.applicationLink.intro'),
      facts: [
        { label: t('mail.facts.plan'), value: plan },
        { label: t('mail.facts.insurer'), value: inLanguage(data.insurerName, language) },
        { label: t('mail.facts.cover'), value: inLanguage(data.searchText, language) },
        { label: t('mail.facts.total'), value: total, strong: true },
        { label: t('mail.facts.validUntil'), value: date },
      ],
      action: { label: t('mail.applicationLink.action'), path: data.path },
      after: t('mail.applicationLink.after'),
    };
  },
  policy(data, language) {
    const t = texts[language];
    const from = writtenDay(data.startsOn, language);
    const { consultantName, policyNumber } = data;
    const words = consultantName === undefined ? 'policy' : 'policySold';
    return {
      name: consultantName ?? data.holderName,
      subject: t(`mail.${words}.subject`, { policyNumber }),
      preview: t(`mail.${words}.preview`, { date: from }),
      heading: t(`mail.${words}.heading`),
      intro: t(`mail.${words}.intro`),
      facts: [
        ...(consultantName === undefined ? [] : [{ label: t('mail.policySold.holder'), value: data.holderName }]),
        { label: t('mail.facts.policyNumber'), value: data.policyNumber, strong: true },
        { label: t('mail.facts.plan'), value: inLanguage(data.planName, language) },
        { label: t('mail.facts.insurer'), value: inLanguage(data.insurerName, language) },
        {
          label: t('mail.facts.period'),
          value: t('mail.facts.periodValue', { from, to: writtenDay(data.endsOn, language) }),
        },
        { label: t('mail.facts.paid'), value: printedMoney(data.totalCents) },
        { label: t('mail.facts.receiptNumber'), value: data.receiptNumber },
        ...(data.clientPath
          ? [
              {
                label: t('clientMails.page'),
                value: t('clientMails.pageHint'),
                path: `${language === 'en' ? '' : '/zh-Hant'}${data.clientPath}`,
              },
            ]
          : []),
        ...(data.calendarPath
          ? [
              {
                label: t('mail.policy.calendar'),
                value: t('mail.policy.calendarHint'),
                path: `${data.calendarPath}?language=${language}`,
              },
            ]
          : []),
      ],
      action: { label: t(`mail.${words}.action`), path: data.path },
      after: t(`mail.${words}.after`),
    };
  },
  refund(data, language) {
    const t = texts[language];
    const total = printedMoney(data.totalCents);
    return {
      subject: t('mail.refund.subject', { total }),
      preview: t('mail.refund.preview'),
      heading: t('mail.refund.heading'),
      intro: t(`mail.refund.reasons.${data.reason}`),
      facts: [{ label: t('mail.facts.refund'), value: total, strong: true }],
      action: { label: t('mail.refund.action'), path: data.path },
      after: t('mail.refund.after'),
    };
  },
  'quote-request-answer'(data, language) {
    const t = texts[language];
    const { requestNumber } = data;
    return {
      name: data.contactName,
      subject: t('mail.quoteRequestAnswer.subject', { requestNumber }),
      preview: t('mail.quoteRequestAnswer.preview'),
      heading: t('mail.quoteRequestAnswer.heading'),
      intro: data.answerText,
      facts: [
        { label: t('mail.facts.requestNumber'), value: requestNumber, strong: true },
        { label: t('mail.facts.product'), value: inLanguage(data.productName, language) },
      ],
      after: t('mail.quoteRequestAnswer.after'),
    };
  },
  'quote-request'(data, language) {
    const t = texts[language];
    const promise = { hours: data.answerWithinHours, counts: data.hoursCounted ?? 'CLOCK_HOURS' };
    return {
      name: data.contactName,
      subject: t('mail.quoteRequest.subject', { requestNumber: data.requestNumber }),
      preview: t('mail.quoteRequest.preview', promise),
      heading: t('mail.quoteRequest.heading'),
      intro: t('mail.quoteRequest.intro', promise),
      facts: [
        { label: t('mail.facts.requestNumber'), value: data.requestNumber, strong: true },
        { label: t('mail.facts.product'), value: inLanguage(data.productName, language) },
        ...(data.promotionPercent
          ? [
              {
                label: t('mail.facts.promotion'),
                value: t('mail.facts.percentOff', { percent: data.promotionPercent }),
              },
            ]
          : []),
      ],
      after: t('mail.quoteRequest.after'),
    };
  },
};

/** One line: what a header or a greeting may hold of a name somebody typed. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Writes a mail in its language, as HTML and as plain text. */
export function writeMail(
  contents: MailContents,
  language: Language,
  { publicUrl, demo }: MailSettings,
  attachmentNames: readonly string[] = [],
): WrittenMail {
  const t = texts[language];
  const write = writers[contents.kind] as Writer<MailData[MailKind]>;
  const { name, action, facts, ...part } = write(contents.data, language);
  const prefix = language === 'en' ? '' : '/zh-Hant';
  const page: MailPage = {
    ...part,
    facts: facts.map(({ path, ...fact }) => (path ? { ...fact, url: `${publicUrl}${path}` } : fact)),
    lang: language === 'en' ? 'en' : 'zh-Hant-HK',
    subject: oneLine(part.subject),
    brandLine: t('mail.brandLine'),
    greeting: name ? t('mail.greeting', { name: oneLine(name) }) : t('mail.greetingUnnamed'),
    ...(action
      ? { action: { label: action.label, url: `${publicUrl}${prefix}${action.path}`, hint: t('mail.linkHint') } }
      : {}),
    attachments: { title: t('mail.attachmentsTitle'), names: attachmentNames },
    closing: [t('mail.closing'), t('mail.team')],
    footer: demo ? [t('mail.footer'), t('mail.demo')] : [t('mail.footer')],
  };
  return { subject: page.subject, html: mailHtml(page), text: mailText(page) };
}

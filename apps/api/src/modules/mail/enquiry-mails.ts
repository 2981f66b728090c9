import { texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

/** Mails about enquiries: to the office, and to who asked. */
export const enquiryMails: { [Kind in 'enquiry' | 'enquiry-received' | 'enquiry-answer']: Writer<MailData[Kind]> } = {
  enquiry({ path, enquiryNumber, name, email, phone, enquiry }, language) {
    const t = texts[language];
    return {
      name: t('mail.enquiry.office'),
      subject: t('mail.enquiry.subject', { enquiryNumber }),
      preview: t('mail.enquiry.preview'),
      heading: t('mail.enquiry.heading'),
      intro: t('mail.enquiry.intro'),
      facts: [
        { label: t('mail.facts.enquiryNumber'), value: enquiryNumber, strong: true },
        { label: t('mail.facts.name'), value: name },
        { label: t('mail.facts.email'), value: email },
        ...(phone ? [{ label: t('mail.facts.phone'), value: phone }] : []),
        { label: t('mail.facts.enquiry'), value: enquiry },
      ],
      action: { label: t('mail.enquiry.action'), path },
      after: t('mail.enquiry.after'),
    };
  },
  'enquiry-answer'({ enquiryNumber, answerText }, language) {
    const t = texts[language];
    return {
      subject: t('mail.enquiryAnswer.subject', { enquiryNumber }),
      preview: t('mail.enquiryAnswer.preview'),
      heading: t('mail.enquiryAnswer.heading'),
      intro: answerText,
      facts: [{ label: t('mail.facts.enquiryNumber'), value: enquiryNumber, strong: true }],
      after: t('mail.enquiryAnswer.after'),
    };
  },
  'enquiry-received'({ enquiryNumber }, language) {
    const t = texts[language];
    return {
      subject: t('mail.enquiryReceived.subject', { enquiryNumber }),
      preview: t('mail.enquiryReceived.preview'),
      heading: t('mail.enquiryReceived.heading'),
      intro: t('mail.enquiryReceived.intro'),
      facts: [{ label: t('mail.facts.enquiryNumber'), value: enquiryNumber, strong: true }],
      after: t('mail.enquiryReceived.after'),
    };
  },
};

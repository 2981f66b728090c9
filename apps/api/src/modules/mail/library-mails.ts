import { inLanguage } from '../../lib/bilingual.ts';
import { texts } from '../../lib/texts.ts';
import type { Writer } from './mail-part.ts';
import type { MailData } from './mails.ts';

/** Files of the product library that somebody of the firm sends to a client. */
export const libraryMails: { [Kind in 'library-files']: Writer<MailData[Kind]> } = {
  'library-files'({ sender, note, files }, language) {
    const t = texts[language];
    const name = inLanguage(sender, language);
    const count = files.length;
    return {
      subject: t('mail.libraryFiles.subject', { name, count }),
      preview: t('mail.libraryFiles.preview', { count }),
      heading: t('mail.libraryFiles.heading'),
      intro: t('mail.libraryFiles.intro', { name, count }),
      facts: [
        ...(note ? [{ label: t('mail.facts.note'), value: note }] : []),
        ...files.map(({ path, title, insurerName }) => ({
          label: inLanguage(insurerName, language),
          value: inLanguage(title, language),
          path,
        })),
      ],
      after: t('mail.libraryFiles.after'),
    };
  },
};

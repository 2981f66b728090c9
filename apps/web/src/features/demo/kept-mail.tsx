import type { AnswerOf } from '@onegi/contract/call';
import type { demoOutbox } from '@onegi/contract/calls/common/demo-outbox';
import { IconPaperclip, IconPlus } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { fileUrl } from '../../lib/file-url.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import classes from './outbox-page.module.css';
import { textPieces } from './text-pieces.ts';

type Mail = AnswerOf<typeof demoOutbox>[number];

const documents = ['schedule', 'certificate', 'receipt', 'wording'] as const;
const states = ['queued', 'sent', 'failed'] as const;

interface Props {
  mail: Mail;
  /** Whether its text is shown before anybody presses the row. */
  isOpen: boolean;
}

/** One mail as it would have been sent: a row that opens to plain text, with its links to follow. */
export function KeptMail({ mail, isOpen }: Props) {
  const t = useTranslations('apply.outbox');
  const locale = useLocale();
  /** Documents are stored as 'receipt-<random>.pdf'. */
  const titleOf = (fileName: string) => {
    const kind = documents.find((known) => fileName.startsWith(`${known}-`));
    return kind ? t(`documents.${kind}`) : fileName;
  };
  const state = states.find((known) => known === mail.mailState) ?? 'other';
  return (
    <article className="card">
      <details className={`fold ${classes.mail}`} open={isOpen}>
        <summary>
          <div className="shrink">
            <h2 className="large">{mail.subject}</h2>
            <p className={`dimmed small flex wrap break-anywhere mt-2xs ${classes.sent}`}>
              <span>{t('to', { address: mail.to })}</span>
              <time dateTime={mail.queuedAt}>{dayAndTime(mail.queuedAt, locale)}</time>
              <span className={state === 'failed' ? 'error-text' : undefined}>{t(`states.${state}`)}</span>
            </p>
          </div>
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </summary>
        <p className={`rule-above small break-anywhere mt-md ${classes.text}`}>
          {textPieces(mail.textBody).map((piece) =>
            piece.url ? (
              <a key={piece.at} href={piece.url} className="text-link">
                {piece.text}
              </a>
            ) : (
              piece.text
            ),
          )}
        </p>
        {mail.attachments.length > 0 && (
          <ul className={`flex wrap mt-md ${classes.attachments}`} aria-label={t('attachments')}>
            {mail.attachments.map((name) => (
              <li key={name} className="target small gap-xs break-anywhere">
                <IconPaperclip size={18} stroke={1.75} className="rigid" aria-hidden />
                <a href={fileUrl(name, locale)} target="_blank" rel="noreferrer" className="text-link">
                  {titleOf(name)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </details>
    </article>
  );
}

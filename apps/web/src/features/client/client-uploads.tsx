import { type ClientPolicy, type ClientRow, uploadForClient } from '@onegi/contract/calls/client/client-page';
import { policyDocument } from '@onegi/contract/fields/policy-documents';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { UploadField } from '../../components/upload-field.tsx';
import { uploadFile } from '../../lib/upload-file.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { Section } from './client-lists.tsx';
import { orReload } from './is-over.ts';

const tones = { empty: undefined, waiting: 'waiting', toCorrect: 'bad', accepted: 'good' } as const;

interface Props extends Pick<ClientPolicy, 'rows'> {
  token: string;
  reload: () => Promise<unknown>;
}

/** What was asked for, what has to be corrected, and what has arrived. */
export function ClientUploads({ token, rows, reload }: Props) {
  const t = useTranslations('clientPage.uploads');
  const pick = useInLanguage();
  const [sent, setSent] = useState<string>();
  const nameOf = ({ name, nameZh, rowKey }: ClientRow) => pick(name, nameZh) || t('other', { number: rowKey });
  const send = (row: ClientRow) => async (file: File, onProgress: (share: number) => void) => {
    const { rowKey, documentId } = row;
    const texts = { rowKey, ...(documentId === null ? {} : { documentId }) };
    await orReload(() => uploadFile(uploadForClient, { linkToken: token }, file, onProgress, texts), reload);
    setSent(nameOf(row));
    await reload();
  };
  return (
    <Section id="uploads-title" title={t('title')}>
      <p className="dimmed mt-xs">{t('lead')}</p>
      {sent && (
        <div className="mt-sm">
          <Notice kind="success" title={t('sent', { name: sent })} />
        </div>
      )}
      <ul className="framed plain-list stack gap-lg mt-sm p-card">
        {rows.map((row) => (
          <li key={row.rowKey} className="stack gap-xs">
            <p className="row between gap-sm">
              <span className="strong shrink break-anywhere">{nameOf(row)}</span>
              <StateBadge tone={tones[row.rowStatus]}>{t(`states.${row.rowStatus}`)}</StateBadge>
            </p>
            {row.fileName !== null && <p className="dimmed small break-anywhere">{row.fileName}</p>}
            {row.rowStatus === 'toCorrect' && row.note && <p className="small">{t('correct', { note: row.note })}</p>}
            {(row.rowStatus === 'empty' || row.rowStatus === 'toCorrect') && (
              <UploadField compact purpose={policyDocument} label={nameOf(row)} send={send(row)} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

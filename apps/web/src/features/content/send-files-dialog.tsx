import { Button } from '@mantine/core';
import type { LibraryFile } from '@onegi/contract/calls/content/boxes';
import { sendFiles } from '@onegi/contract/calls/content/library';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import classes from '../../components/modal.module.css';
import { Modal } from '../../components/modal.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { notify } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

type Language = 'en' | 'zh-Hant';

interface Props {
  files: readonly LibraryFile[];
  onSent: () => void;
  onClose: () => void;
}

/** Mails a client links to files, with a note, in the client's language. */
export function SendFilesDialog({ files, onSent, onClose }: Props) {
  const t = useTranslations('content.send');
  const actions = useTranslations('common.actions');
  const inLanguage = useInLanguage();
  const idPrefix = useId();
  const [values, setValues] = useState({ clientEmail: '', note: '', language: useLocale() as Language });
  const form = useCallForm({
    call: sendFiles,
    idPrefix,
    values,
    onChange: setValues,
    labels: { clientEmail: t('email'), note: t('note') },
    body: ({ clientEmail, note, language }) => ({
      ids: files.map(({ id }) => id),
      clientEmail: clientEmail.trim(),
      language,
      ...(note.trim() ? { note: note.trim() } : {}),
    }),
    onDone: ({ sentFiles }, { body }) => {
      notify({ kind: 'success', message: t('sent', { count: sentFiles, email: body.clientEmail }) });
      onSent();
    },
  });
  return (
    <Modal title={t('title', { count: files.length })} onClose={onClose}>
      {(close) => (
        <form {...form.element} className="stack gap-md" aria-label={t('title', { count: files.length })}>
          <ErrorSummary {...form.summary} />
          <ul className="framed tinted stack gap-2xs small p-md">
            {files.map(({ id, title, titleZh }) => (
              <li key={id} className="break-anywhere">
                {inLanguage(title, titleZh)}
              </li>
            ))}
          </ul>
          <TextField
            {...form.field('clientEmail')}
            data-autofocus
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextAreaField {...form.field('note')} rows={3} maxLength={500} />
          <ChoiceGroup
            id={`${idPrefix}-language`}
            legend={t('language')}
            choices={[
              { value: 'en', label: 'English' },
              { value: 'zh-Hant', label: '繁體中文' },
            ]}
            value={values.language}
            onChange={(language) => setValues({ ...values, language })}
          />
          <p className="dimmed fine">{t('linksText')}</p>
          <div className={`stack gap-sm ${classes.buttons}`}>
            <Button variant="default" onClick={close}>
              {actions('cancel')}
            </Button>
            <Button type="submit" loading={form.busy}>
              {t('send')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

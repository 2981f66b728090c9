import { Button } from '@mantine/core';
import type { BodyOf } from '@onegi/contract/call';
import { type EditedFile, saveFile } from '@onegi/contract/calls/content/editing';
import type { LineCode } from '@onegi/contract/lines';
import { lineCodes } from '@onegi/contract/lines';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { notify } from '../../lib/notify.ts';
import { useListOptions } from '../../lib/use-list-options.ts';
import classes from './editor.module.css';
import { PublishRefusal } from './publish-refusal.tsx';

type Typed = Record<
  'title' | 'titleZh' | 'date' | 'until' | 'insurer' | 'line' | 'productName' | 'productNameZh',
  string
>;

const typedOf = (file: EditedFile): Typed => ({
  title: file.title ?? '',
  titleZh: file.titleZh ?? '',
  date: file.date,
  until: file.until ?? '',
  insurer: file.insurer ?? '',
  line: file.line ?? '',
  productName: file.productName ?? '',
  productNameZh: file.productNameZh ?? '',
});

/** Fields that were left empty are left out. */
function bodyOf({ id, version }: EditedFile, typed: Typed): BodyOf<typeof saveFile> {
  const { title, titleZh, date, line, ...others } = typed;
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value.trim() !== ''));
  return { id, version, title, titleZh, date, ...given, ...(line ? { line: line as LineCode } : {}) };
}

interface Props {
  file: EditedFile;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** What an editor says about a file: titles, days, and its product. */
export function FileForm({ file, onSaved, onCancel }: Props) {
  const t = useTranslations('content.editor.form');
  const lines = useTranslations('content.lines');
  const tEditor = useTranslations('content.editor');
  const insurers = useListOptions('PROVIDER_LIST');
  const [typed, setTyped] = useState(() => typedOf(file));
  const form = useCallForm({
    call: saveFile,
    idPrefix: 'file',
    values: typed,
    onChange: setTyped,
    labels: {
      title: t('titleEn'),
      titleZh: t('titleZh'),
      date: t('date'),
      until: t('until'),
      insurer: t('insurer'),
      line: t('line'),
      productName: t('productName'),
      productNameZh: t('productNameZh'),
    },
    body: (values) => bodyOf(file, values),
    onDone() {
      notify({ kind: 'success', message: tEditor('saved', { name: file.fileName }) });
      return onSaved();
    },
  });
  const { field } = form;

  return (
    <form
      {...form.element}
      className={`card stack two-columns narrow-one-column p-lg ${classes.form}`}
      aria-label={tEditor('editOf', { name: file.fileName })}
    >
      <ErrorSummary {...form.summary} />
      {file.publishRefusal && (
        <p style={{ gridColumn: '1 / -1' }}>
          <PublishRefusal refusal={file.publishRefusal} />
        </p>
      )}
      <TextField {...field('title')} maxLength={120} />
      <TextField {...field('titleZh')} maxLength={120} lang="zh-Hant-HK" />
      <DateField {...field('date')} />
      <DateField {...field('until')} help={t('untilHelp')} />
      {file.box === 'prodlib' && <SelectField {...field('insurer')} placeholder="" options={insurers} />}
      {(file.box === 'prodlib' || file.box === 'claimforms') && (
        <SelectField
          {...field('line')}
          help={file.box === 'claimforms' ? t('lineHelp') : undefined}
          placeholder={file.box === 'claimforms' ? t('noLine') : ''}
          options={lineCodes.map((line) => ({ value: line, label: lines(line) }))}
        />
      )}
      {file.box === 'prodlib' && (
        <>
          <TextField {...field('productName')} maxLength={120} />
          <TextField {...field('productNameZh')} maxLength={120} lang="zh-Hant-HK" />
        </>
      )}
      <div className="flex gap-xs">
        <Button type="submit" loading={form.busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

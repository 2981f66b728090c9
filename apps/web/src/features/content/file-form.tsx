import { Button } from '@mantine/core';
import type { BodyOf } from '@onegi/contract/call';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { type EditedFile, fileDetails, saveFile } from '@onegi/contract/calls/content/editing';
import type { LineCode } from '@onegi/contract/lines';
import { lineCodes } from '@onegi/contract/lines';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { issuesOf } from '../../lib/validate.ts';
import classes from './editor.module.css';

type Typed = Record<
  'title' | 'titleZh' | 'date' | 'until' | 'insurer' | 'line' | 'productName' | 'productNameZh',
  string
>;

const typedOf = (file: EditedFile): Typed => ({
  title: file.title,
  titleZh: file.titleZh,
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
  const said = useTranslations('content.editor');
  const words = useTranslations();
  const inLanguage = useInLanguage();
  const [typed, setTyped] = useState(() => typedOf(file));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { data } = useQuery(queryOf(dropdown, { body: { codes: ['PROVIDER_LIST'] } }));
  const field = (name: keyof Typed) => ({
    id: `file-${name}`,
    value: typed[name],
    error: errors[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = bodyOf(file, typed);
    const issues = issuesOf(fileDetails, body);
    setErrors(
      Object.fromEntries(issues.map((issue) => [issue.field, words(issue.message as never, issue.params as never)])),
    );
    if (issues.length > 0) return document.getElementById(`file-${issues[0]?.field}`)?.focus();
    try {
      await callApi(saveFile, { body });
      notify({ kind: 'success', message: said('saved', { name: file.fileName }) });
      await onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.fields.length > 0) {
        setErrors(Object.fromEntries(error.fields.map(({ field: name, message }) => [name, message])));
      } else notifyFailure(error);
    }
  };

  return (
    <form
      className={`card stack two-columns p-lg ${classes.form}`}
      onSubmit={save}
      noValidate
      aria-label={said('editOf', { name: file.fileName })}
    >
      <TextField {...field('title')} label={t('titleEn')} maxLength={120} />
      <TextField {...field('titleZh')} label={t('titleZh')} maxLength={120} lang="zh-Hant-HK" />
      <DateField {...field('date')} label={t('date')} />
      <DateField {...field('until')} label={t('until')} help={t('untilHelp')} />
      {file.box === 'prodlib' && (
        <SelectField
          {...field('insurer')}
          label={t('insurer')}
          placeholder=""
          options={(data?.PROVIDER_LIST ?? []).map((item) => ({
            value: item.value,
            label: inLanguage(item.label, item.labelZh),
          }))}
        />
      )}
      {(file.box === 'prodlib' || file.box === 'claimforms') && (
        <SelectField
          {...field('line')}
          label={t('line')}
          help={file.box === 'claimforms' ? t('lineHelp') : undefined}
          placeholder={file.box === 'claimforms' ? t('noLine') : ''}
          options={lineCodes.map((line) => ({ value: line, label: lines(line) }))}
        />
      )}
      {file.box === 'prodlib' && (
        <>
          <TextField {...field('productName')} label={t('productName')} maxLength={120} />
          <TextField {...field('productNameZh')} label={t('productNameZh')} maxLength={120} lang="zh-Hant-HK" />
        </>
      )}
      <div className={`flex gap-xs ${classes.formActions}`}>
        <Button type="submit">{t('save')}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

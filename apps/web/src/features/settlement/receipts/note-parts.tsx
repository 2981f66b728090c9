import { Button, Skeleton } from '@mantine/core';
import { findNotes } from '@onegi/contract/calls/settlement/notes';
import type { OpenNote } from '@onegi/contract/calls/settlement/receipt-shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { Price } from '../../../components/price.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { centsOf } from './cents.ts';
import classes from './receipts.module.css';
import { suggestParts, type TypedParts } from './suggest-parts.ts';

interface Props {
  /** How much there is to be set against notes. */
  availableCents: number;
  typed: TypedParts;
  onChange: (typed: TypedParts) => void;
  /** What the server says of what is typed. */
  problem?: string | undefined;
}

/** What is typed, as the calls take it; undefined where something is no amount. */
export function partsOf(typed: TypedParts): { noteId: string; partCents: number }[] | undefined {
  const parts = Object.entries(typed)
    .filter(([, text]) => text.trim() !== '')
    .map(([noteId, text]) => ({ noteId, partCents: centsOf(text) }));
  return parts.every((part): part is { noteId: string; partCents: number } => (part.partCents ?? 0) > 0)
    ? parts
    : undefined;
}

const sumOf = (typed: TypedParts) =>
  Object.values(typed).reduce((sum, text) => sum + Math.max(0, centsOf(text) ?? 0), 0);

/** Notes that are found as one types, what each is paid, and what is left. */
export function NoteParts({ availableCents, typed, onChange, problem }: Props) {
  const t = useTranslations('receipts.record');
  const [text, setText] = useState('');
  const searched = useSettled(text.trim(), 300);
  const isAsked = searched.length >= 2;
  const { data, error, refetch } = useQuery({
    ...queryOf(findNotes, { body: { searched } }),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const notes = (data?.notes ?? []).filter(({ balanceCents }) => balanceCents > 0);
  const total = sumOf(typed);
  return (
    <section className="framed stack gap-md p-card" aria-label={t('found')}>
      <TextField
        id="find-notes"
        label={t('find')}
        help={t('findHelp')}
        value={text}
        onChange={setText}
        maxLength={80}
        autoComplete="off"
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {isAsked && !data && !error && <Skeleton height={120} aria-busy="true" />}
      {isAsked && data && notes.length === 0 && <p className="dimmed">{t('nothing')}</p>}
      {isAsked && data?.isMore && <p className="dimmed small">{t('more')}</p>}
      {notes.length > 0 && (
        <>
          <Button
            variant="default"
            className="self-start"
            onClick={() => onChange(suggestParts(notes, availableCents))}
          >
            {t('suggest')}
          </Button>
          <ul className={classes.notes}>
            {notes.map((note) => (
              <NoteRow
                key={note.noteId}
                note={note}
                value={typed[note.noteId] ?? ''}
                onChange={(value) => onChange({ ...typed, [note.noteId]: value })}
              />
            ))}
          </ul>
        </>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <dl className={classes.totals} aria-live="polite">
        <dt>{t('total')}</dt>
        <dd>
          <Price cents={total} size="sm" />
        </dd>
        <dt>{t('left')}</dt>
        <dd>
          <Price cents={availableCents - total} size="sm" />
          {total > availableCents && <p className={classes.problem}>{t('tooMuch')}</p>}
        </dd>
      </dl>
    </section>
  );
}

interface RowProps {
  note: OpenNote;
  value: string;
  onChange: (value: string) => void;
}

function NoteRow({ note, value, onChange }: RowProps) {
  const t = useTranslations('receipts');
  const locale = useLocale();
  return (
    <li className={classes.note}>
      <div>
        <p className="strong">{note.noteNumber}</p>
        <p className="small break-anywhere">{`${note.policyNumber} · ${note.holderName}`}</p>
        <p className="dimmed small">
          {`${t('dueOn')} ${longDate(note.dueOn, locale)} · ${t('balance')} ${formatMoney(note.balanceCents)}`}
        </p>
      </div>
      <AmountField
        id={`part-${note.noteId}`}
        label={t('record.part', { note: note.noteNumber })}
        before="HK$"
        inputMode="decimal"
        value={value}
        onChange={onChange}
      />
    </li>
  );
}

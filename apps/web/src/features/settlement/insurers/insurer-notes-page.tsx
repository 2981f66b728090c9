import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import {
  type InsurerPayment,
  insurerNotesDue,
  insurerPaymentCalls,
  type NoteDue,
  saveInsurerPayment,
} from '@onegi/contract/calls/settlement/insurer-payments';
import { insurerDue } from '@onegi/contract/insurer-due';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SideScroll } from '../../../components/side-scroll.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useLocaleNavigate } from '../../../lib/use-locale-navigate.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import classes from '../disbursements/disbursements.module.css';
import { insurerParam } from './notes-address.ts';

/** The notes of an insurer that are not settled with it: those that are paid now are chosen. */
export default function InsurerNotesPage() {
  const t = useTranslations('disbursements');
  return (
    <WorkFrame title={t('insurerPayments.open')} description={t('insurerPayments.description')}>
      {() => (
        <div className="stack gap-md mt-md">
          <Link className="text-link" to="/insurer-payments">
            {t('insurerPayments.back')}
          </Link>
          <ChooseNotes />
        </div>
      )}
    </WorkFrame>
  );
}

function ChooseNotes() {
  const t = useTranslations('disbursements');
  const tStates = useTranslations('common.states');
  const pick = useInLanguage();
  const [params] = useSearchParams();
  const insurerCode = params.get(insurerParam) ?? '';
  const number = params.get('number');
  const { data, error, refetch } = useQuery({
    ...queryOf(insurerNotesDue, { params: { insurerCode } }),
    staleTime: 0,
  });
  const draft = useQuery({
    ...queryOf(insurerPaymentCalls.open, { params: { numberOpened: number ?? '' } }),
    staleTime: 0,
    enabled: number !== null,
  });
  const failed = error ?? draft.error;
  if (failed) return <ErrorState message={failed.message} onRetry={() => void refetch()} />;
  if (!data || (number && !draft.data)) return <p className="dimmed">{tStates('loading')}</p>;
  if (data.records.length === 0) return <EmptyState title={t('insurerPayments.notesEmpty')} />;
  return (
    <>
      <h2 className="medium">
        {t('insurerPayments.notesOf', { insurer: pick(data.insurerName, data.insurerNameZh) })}
      </h2>
      {data.isMore && <Notice kind="info" title={t('moreNotes')} />}
      <NoteChoice
        insurerCode={insurerCode}
        notes={data.records}
        draft={draft.data}
        reload={() => Promise.all([refetch(), number && draft.refetch()])}
      />
    </>
  );
}

interface ChoiceProps {
  insurerCode: string;
  notes: readonly NoteDue[];
  draft: InsurerPayment | undefined;
  reload: () => Promise<unknown>;
}

function NoteChoice({ insurerCode, notes, draft, reload }: ChoiceProps) {
  const t = useTranslations('disbursements');
  const navigate = useLocaleNavigate();
  // Those of the draft can be chosen again.
  const isFree = ({ inPayment }: NoteDue) => inPayment === null || inPayment === draft?.number;
  const idsOf = (some: readonly NoteDue[]) => new Set(some.map(({ noteId }) => noteId));
  const together = idsOf(notes.filter(isFree));
  const free = notes.filter((note) => isFree(note) && insurerDue(note, together) !== 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() =>
    idsOf(draft ? notes.filter(({ inPayment }) => inPayment === draft.number) : free),
  );
  // What a credit note pays of a debit note is due with both chosen alone.
  const ticked = idsOf(notes.filter((note) => isFree(note) && chosen.has(note.noteId)));
  const amountOf = (note: NoteDue) => (isFree(note) ? insurerDue(note, ticked) : 0);
  const [isBusy, setBusy] = useState(false);
  const send = useSendOnce(saveInsurerPayment);
  const picked = free.filter((note) => ticked.has(note.noteId) && amountOf(note) !== 0);
  const totalCents = picked.reduce((sum, note) => sum + amountOf(note), 0);
  const toggle = (noteId: string) => {
    const next = new Set(chosen);
    if (!next.delete(noteId)) next.add(noteId);
    setChosen(next);
  };
  const save = async () => {
    setBusy(true);
    try {
      const noteIds = picked.map(({ noteId }) => noteId);
      const same = draft ? { number: draft.number, version: draft.version } : {};
      const { answer } = await send({ body: { insurerCode, noteIds, totalCents, ...same } });
      notify({ kind: 'success', message: t('done.save', { number: answer.number }) });
      navigate(`/insurer-payments?opened=${answer.number}`);
    } catch (error) {
      notifyFailure(error);
      await reload();
    }
    setBusy(false);
  };
  return (
    <>
      {/* Above the table: where there is little room its head is not in sight. */}
      <Checkbox
        label={t('chooseAll')}
        checked={picked.length === free.length && free.length > 0}
        indeterminate={picked.length > 0 && picked.length < free.length}
        disabled={free.length === 0}
        onChange={() => setChosen(picked.length === free.length ? new Set() : idsOf(free))}
      />
      <SideScroll label={t('notes')}>
        <table className={`small tabular ${classes.table} ${classes.named} ${classes.choice}`}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('note')}</th>
              <th scope="col">{t('policy')}</th>
              <th scope="col">{t('accountOn')}</th>
              <th scope="col" data-amount>
                {t('payable')}
              </th>
              <th scope="col" data-amount>
                {t('paidSoFar')}
              </th>
              <th scope="col" data-amount>
                {t('banked')}
              </th>
              <th scope="col" data-amount>
                {t('due')}
              </th>
            </tr>
          </thead>
          <tbody>
            {notes.map((note) => (
              <NoteRow
                key={note.noteId}
                note={note}
                isFree={isFree(note)}
                amountCents={amountOf(note)}
                isChosen={chosen.has(note.noteId)}
                onToggle={() => toggle(note.noteId)}
              />
            ))}
          </tbody>
        </table>
      </SideScroll>
      <div className="row wrap gap-md">
        <p className="strong tabular" role="status">
          {t('chosen', { count: picked.length, total: formatMoney(totalCents) })}
        </p>
        <Button loading={isBusy} disabled={picked.length === 0} onClick={() => void save()}>
          {t('prepare')}
        </Button>
      </div>
      {totalCents < 0 && <p className="dimmed small">{t('fromInsurer')}</p>}
      <p className="dimmed small">{t('fourEyes')}</p>
    </>
  );
}

interface RowProps {
  note: NoteDue;
  /** It stands in no other payment. */
  isFree: boolean;
  amountCents: number;
  isChosen: boolean;
  onToggle: () => void;
}

function NoteRow({ note, isFree, amountCents, isChosen, onToggle }: RowProps) {
  const t = useTranslations('disbursements');
  const locale = useLocale();
  const waits = note.offsets.length > 0 ? 'waitsForCreditNote' : 'waitsForMoney';
  const why = amountCents === 0 && (isFree ? waits : 'inPayment');
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={t('choose', { note: note.noteNumber })}
          checked={isChosen && amountCents !== 0}
          disabled={amountCents === 0}
          onChange={onToggle}
        />
      </td>
      <td className="unbroken" data-name={t('note')}>
        {note.noteNumber}
      </td>
      <td data-name={t('policy')}>{note.policyNumber}</td>
      <td className="unbroken" data-name={t('accountOn')}>
        {listedDate(note.accountOn, locale)}
      </td>
      <td data-amount data-name={t('payable')}>
        {formatMoney(note.payableCents)}
      </td>
      <td data-amount data-name={t('paidSoFar')}>
        {formatMoney(note.paidCents)}
      </td>
      <td data-amount data-name={t('banked')}>
        {formatMoney(note.bankedCents)}
      </td>
      <td data-amount data-name={t('due')}>
        {why ? (
          <span className="dimmed">{t(`hindrances.${why}`, { payment: note.inPayment ?? '' })}</span>
        ) : (
          formatMoney(amountCents)
        )}
      </td>
    </tr>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { addCaseNote, caseNotes } from '@onegi/contract/calls/requests/commercial/case-notes';
import { MOST_OF_A_NOTE } from '@onegi/contract/fields/commercial';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ApiError } from '../../lib/api-error.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notify } from '../../lib/notify.ts';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useSendOnce } from '../form/use-send-once.ts';
import { ErrorState } from '../states.tsx';
import { TextAreaField } from '../text-area-field.tsx';

interface Props {
  caseNumber: string;
  /** A part of a row has a small heading, a part of a page a large one. */
  isOfPage?: boolean;
}

/** What the office writes down for itself about a request; for nobody else. */
export function CaseNotes({ caseNumber, isOfPage = false }: Props) {
  const t = useTranslations('caseDesk.notes');
  const locale = useLocale();
  const pick = useInLanguage();
  const query = { ...queryOf(caseNotes, { query: { caseNumber } }), staleTime: 0 };
  const { data, error, refetch } = useQuery(query);
  const Heading = isOfPage ? 'h2' : 'h3';
  return (
    <section className={`stack gap-md ${isOfPage ? '' : 'mt-md'}`} aria-labelledby="case-notes">
      <div>
        <Heading id="case-notes" className={isOfPage ? 'large' : 'small strong'}>
          {t('title')}
        </Heading>
        <p className="dimmed small">{t('lead')}</p>
      </div>
      <NoteForm caseNumber={caseNumber} onNoted={(notes) => queryClient.setQueryData(query.queryKey, notes)} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={60} radius="md" aria-busy="true" />}
      {data?.notes.length === 0 && <p className="dimmed small">{t('none')}</p>}
      <ul className="stack gap-md">
        {data?.notes.map(({ noteId, noteText, notedAt, notedBy, notedByZh }) => (
          <li key={noteId}>
            <p className="dimmed fine tabular">
              {[dayAndTime(notedAt, locale), notedBy && pick(notedBy, notedByZh)].filter(Boolean).join(' · ')}
            </p>
            <p className="small break-anywhere" style={{ whiteSpace: 'pre-line' }}>
              {noteText}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AllNotes = Awaited<ReturnType<ReturnType<typeof useSendOnce<typeof addCaseNote>>>>['answer'];

function NoteForm({ caseNumber, onNoted }: { caseNumber: string; onNoted: (notes: AllNotes) => void }) {
  const t = useTranslations('caseDesk.notes');
  const send = useSendOnce(addCaseNote);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setProblem(t('empty'));
    setBusy(true);
    setProblem(undefined);
    try {
      const { answer } = await send({ body: { caseNumber, noteText: text.trim() } });
      onNoted(answer);
      setText('');
      notify({ kind: 'success', message: t('noted') });
    } catch (error) {
      // What was typed stays.
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.messageOf('noteText') ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack gap-sm readable" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        id="note"
        label={t('text')}
        rows={3}
        maxLength={MOST_OF_A_NOTE}
        value={text}
        onChange={setText}
        {...(problem ? { error: problem } : {})}
      />
      <Button type="submit" variant="default" className="self-start" loading={isBusy}>
        {t('add')}
      </Button>
    </form>
  );
}

import { Button, Skeleton } from '@mantine/core';
import {
  type BankLine,
  type BankLineDetail,
  type BankMatch,
  bankLineDetail,
  explainBankLine,
  undoBankMatch,
} from '@onegi/contract/calls/settlement/bank-lines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { callApi } from '../../../lib/api.ts';
import { dayAndTime, listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { MatchForm } from './match-form.tsx';
import { NoteDialog } from './note-dialog.tsx';

interface Props {
  line: BankLine;
  mayWrite: boolean;
  /** Asks for the list again. */
  reload: () => Promise<unknown>;
}

/** What a line is matched with and why, what it could be, and what was written of it. */
export function LineDetails({ line: { lineId }, mayWrite, reload }: Props) {
  const client = useQueryClient();
  const query = queryOf(bankLineDetail, { params: { lineId } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={160} />;
  const take = async (detail: BankLineDetail) => {
    client.setQueryData(query.queryKey, detail);
    await reload();
  };
  const stands = data.matches.filter(({ undoneAt }) => undoneAt === null);
  return (
    <div className="stack tinted gap-md p-md">
      {data.description && <p className="small break-anywhere">{data.description}</p>}
      {data.matches.length > 0 && <Matches matches={data.matches} />}
      <Explanations explanations={data.explanations} />
      {mayWrite && stands.length === 0 && (
        <MatchForm line={data} onMatched={take} onMissed={async () => void (await refetch())} />
      )}
      {mayWrite && <LineActions detail={data} isMatched={stands.length > 0} onDone={take} />}
    </div>
  );
}

function Matches({ matches }: { matches: readonly BankMatch[] }) {
  const t = useTranslations('bank');
  const locale = useLocale();
  const pick = useInLanguage();
  return (
    <section>
      <h2 className="medium">{t('line.matches')}</h2>
      <ul className="stack gap-sm mt-xs small">
        {matches.map((match) => (
          <li key={`${match.targetId} ${match.matchedAt} ${match.undoneAt}`} className="break-anywhere">
            <span className={match.undoneAt ? 'dimmed' : 'strong'}>
              {t(`kinds.${match.kind}`)} {match.targetName} · {listedDate(match.bookedOn, locale)} ·{' '}
              {formatMoney(match.amount)}
            </span>
            <span className="dimmed fine block">
              {t(`reasons.${match.reason}`)} ·{' '}
              {match.matchedBy === null
                ? t('line.byItself')
                : t('line.by', { name: pick(match.matchedBy, match.matchedByZh) })}{' '}
              · {dayAndTime(match.matchedAt, locale)}
            </span>
            {match.undoneAt && (
              <span className="dimmed fine block">
                {t('line.undone', {
                  name: match.undoneBy ? pick(match.undoneBy, match.undoneByZh) : '',
                  at: dayAndTime(match.undoneAt, locale),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Explanations({ explanations }: Pick<BankLineDetail, 'explanations'>) {
  const t = useTranslations('bank.line');
  const locale = useLocale();
  const pick = useInLanguage();
  if (explanations.length === 0) return null;
  return (
    <section>
      <h2 className="medium">{t('note')}</h2>
      <ul className="stack gap-sm mt-xs small">
        {explanations.map(({ note, writtenAt, writtenBy, writtenByZh }) => (
          <li key={writtenAt} className="break-anywhere">
            {note}
            <span className="dimmed fine block">
              {t('wrote', { name: pick(writtenBy, writtenByZh), at: dayAndTime(writtenAt, locale) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActionProps {
  detail: BankLineDetail;
  isMatched: boolean;
  onDone: (detail: BankLineDetail) => Promise<void>;
}

function LineActions({ detail, isMatched, onDone }: ActionProps) {
  const t = useTranslations('bank.line');
  const [asked, setAsked] = useState<'undo' | 'explain'>();
  const params = { lineId: detail.lineId };
  const close = () => setAsked(undefined);
  const undo = async () => {
    try {
      await onDone(await callApi(undoBankMatch, { params }));
      notify({ kind: 'success', message: t('undoneNow') });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const explain = async (note: string) => onDone(await callApi(explainBankLine, { params, body: { note } }));
  return (
    <>
      <Button
        variant="default"
        size="sm"
        className="self-start"
        onClick={() => setAsked(isMatched ? 'undo' : 'explain')}
      >
        {isMatched ? t('undo') : t('explain')}
      </Button>
      {asked === 'undo' && (
        <ConfirmDialog title={t('undoQuestion')} action={t('undo')} onConfirm={undo} onClose={close}>
          <p>{t('undoHint')}</p>
        </ConfirmDialog>
      )}
      {asked === 'explain' && (
        <NoteDialog about={`${detail.reference} ${formatMoney(detail.amount)}`} send={explain} onClose={close} />
      )}
    </>
  );
}

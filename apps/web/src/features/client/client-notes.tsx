import { Button } from '@mantine/core';
import { type ClientPolicy, payClientNotes } from '@onegi/contract/calls/client/client-page';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { ApiError } from '../../lib/api-error.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { Section } from './client-lists.tsx';
import { isOver } from './is-over.ts';
import { PaymentState } from './payment-state.tsx';

interface Props {
  token: string;
  policy: ClientPolicy;
  reload: () => Promise<unknown>;
}

/** What there is to say of a debit note of which nothing can be paid now. */
function wordOf({ noteSettlement, endorsementNo }: ClientPolicy['notes'][number], { status }: ClientPolicy) {
  if (noteSettlement === 'settled' || noteSettlement === 'overSettled') return 'paid';
  const isPremiumOver = endorsementNo === '000' && (status === 'lapsed' || status === 'void');
  return noteSettlement === 'writtenOff' || isPremiumOver ? 'over' : 'changing';
}

/** The notes of a policy, with what is due and by when; what is chosen of it is paid on the gateway's page. */
export function ClientNotes({ token, policy, reload }: Props) {
  const t = useTranslations('clientPage.notes');
  const locale = useLocale();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isOpening, setOpening] = useState(false);
  const pay = useSendOnce(payClientNotes);
  const { notes } = policy;
  const chosen = notes.filter(({ noteNumber, dueCents }) => dueCents > 0 && !left.includes(noteNumber));
  const totalDueCents = chosen.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const toggle = (number: string) =>
    setLeft((before) => (before.includes(number) ? before.filter((each) => each !== number) : [...before, number]));
  const open = async () => {
    setOpening(true);
    try {
      const noteNumbers = chosen.map(({ noteNumber }) => noteNumber);
      const body = { noteNumbers, totalDueCents, language: locale };
      const { answer } = await pay({ params: { linkToken: token }, body });
      if (answer.gatewayUrl) window.location.assign(answer.gatewayUrl);
      else await reload();
    } catch (error) {
      notifyFailure(error);
      // What is due is not what the page shows, or the page is open no more.
      if (error instanceof ApiError && (error.status === 409 || isOver(error))) await reload();
    }
    setOpening(false);
  };
  return (
    <Section id="notes-title" title={t('title')}>
      <PaymentState token={token} reload={reload} />
      {notes.length === 0 && <p className="dimmed mt-sm">{t('none')}</p>}
      {notes.length > 0 && (
        <ul className="framed plain-list stack gap-md mt-sm p-card">
          {notes.map((note) => {
            const { noteNumber, noteKind, endorsementNo, noteCents, dueCents, dueOn } = note;
            return (
              <li key={noteNumber} className="row between gap-sm">
                <span className="shrink">
                  <span className="tabular">{noteNumber}</span>
                  <span className="dimmed small" style={{ display: 'block' }}>
                    {t(noteKind === 'CREDIT' ? 'credit' : 'debit')}
                    {endorsementNo !== '000' && ` · ${t('ofEndorsement', { number: endorsementNo })}`}
                  </span>
                  {dueCents > 0 && (
                    <span className="small strong" style={{ display: 'block' }}>
                      {t(dueOn < todayInHongKong() ? 'overdue' : 'dueBy', { date: longDate(dueOn, locale) })}
                    </span>
                  )}
                </span>
                {dueCents > 0 ? (
                  <label className="row gap-sm target">
                    <span className="tabular strong">{formatMoney(dueCents)}</span>
                    <input
                      type="checkbox"
                      className="tick-box"
                      checked={!left.includes(noteNumber)}
                      onChange={() => toggle(noteNumber)}
                      aria-label={t('choose', { note: noteNumber, amount: formatMoney(dueCents) })}
                    />
                  </label>
                ) : (
                  <span className="dimmed tabular">
                    {formatMoney(noteCents)}
                    {noteKind === 'DEBIT' && ` · ${t(wordOf(note, policy))}`}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {policy.totalDueCents === 0 && notes.length > 0 && <p className="dimmed mt-sm">{t('none')}</p>}
      {policy.totalDueCents > 0 && (
        <div className="stack gap-xs mt-md">
          <Button
            size="lg"
            variant="accent"
            disabled={totalDueCents === 0}
            loading={isOpening}
            onClick={() => void open()}
          >
            {t('pay', { amount: formatMoney(totalDueCents) })}
          </Button>
          <p className="dimmed small">{t('leaves')}</p>
        </div>
      )}
    </Section>
  );
}

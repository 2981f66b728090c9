import { commissionHeld, payoutsDue } from '@onegi/contract/calls/settlement/commission';
import type { Disbursed, PartNote } from '@onegi/contract/calls/settlement/disbursement-calls';
import { insurerNotesDue, insurersDue } from '@onegi/contract/calls/settlement/insurer-payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { RowFact } from '../../../components/list/row-facts.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { dayAndTime, listedDate } from '../../../lib/long-date.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { MoveButtons, type MoveCalls } from './move-buttons.tsx';
import { PartTable } from './part-table.tsx';

/** What is due changes with every disbursement that is made, changed, cancelled or paid. */
const dueCalls = [insurersDue, insurerNotesDue, payoutsDue, commissionHeld];

/** What every kind answers when it is opened. */
interface Opened extends Disbursed {
  readonly parts: readonly PartNote[];
  readonly approvers: readonly { readonly consultantName: string; readonly consultantNameZh: string }[];
}

interface Props {
  number: string;
  calls: MoveCalls;
  reload: () => Promise<unknown>;
  /** What one kind has beside: files, a way to change it. */
  children?: (opened: Opened, reload: () => Promise<unknown>) => ReactNode;
}

/** Money that leaves, in whole: who prepared and who approved it, its notes, and what can be done with it. */
export function DisbursementDetails({ number, calls, reload, children }: Props) {
  const t = useTranslations('disbursements');
  const tStates = useTranslations('common.states');
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...queryOf(calls.open, { params: { numberOpened: number } } as never),
    staleTime: 0,
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p className="dimmed">{tStates('loading')}</p>;
  const opened = data as Opened;
  const changed = () =>
    Promise.all([refetch(), reload(), ...dueCalls.map(({ name }) => queries.invalidateQueries({ queryKey: [name] }))]);
  return (
    <div className="stack gap-md">
      <People opened={opened} />
      <PartTable parts={opened.parts} totalCents={opened.totalCents} />
      {opened.totalCents < 0 && <p className="dimmed small">{t('fromInsurer')}</p>}
      {opened.state === 'awaitingApproval' && !opened.allowedActions.includes('approve') && (
        <p className="dimmed small">{t(opened.allowedActions.length > 0 ? 'waitsForOther' : 'fourEyes')}</p>
      )}
      <MoveButtons row={opened} calls={calls} reload={changed} />
      {children?.(opened, changed)}
    </div>
  );
}

/** Four eyes: who prepared it, who approved it or may do so. */
function People({ opened }: { opened: Opened }) {
  const t = useTranslations('disbursements');
  const locale = useLocale();
  const pick = useInLanguage();
  const nameOf = (name: string | null, nameZh: string | null) => (name ? pick(name, nameZh) : '–');
  const waits = opened.state === 'draft' || opened.state === 'awaitingApproval';
  return (
    <dl className="flex wrap gap-lg">
      <RowFact name={t('preparedBy')}>
        {`${nameOf(opened.preparedBy, opened.preparedByZh)} · ${dayAndTime(opened.preparedAt, locale)}`}
      </RowFact>
      {opened.approvedBy && (
        <RowFact name={t('approvedBy')}>
          {`${nameOf(opened.approvedBy, opened.approvedByZh)} · ${opened.approvedAt ? dayAndTime(opened.approvedAt, locale) : ''}`}
        </RowFact>
      )}
      {waits && (
        <RowFact name={t('mayApprove')}>
          {opened.approvers.map((each) => pick(each.consultantName, each.consultantNameZh)).join(', ') ||
            t('nobodyElse')}
        </RowFact>
      )}
      {opened.paidOn && (
        <RowFact name={t('paidOn')}>
          {`${listedDate(opened.paidOn, locale)} · ${nameOf(opened.paidBy, opened.paidByZh)}`}
        </RowFact>
      )}
      {opened.bankReference && <RowFact name={t('bankReference')}>{opened.bankReference}</RowFact>}
      {opened.reason && <RowFact name={t('reasonOf')}>{opened.reason}</RowFact>}
    </dl>
  );
}

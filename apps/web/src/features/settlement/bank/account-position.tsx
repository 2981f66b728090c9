import '@mantine/core/styles/Table.layer.css';
import { Button, Skeleton, Table } from '@mantine/core';
import { matchBankLinesAgain } from '@onegi/contract/calls/settlement/bank-lines';
import {
  bankPosition,
  explainBankMovement,
  type MovementInTransit,
} from '@onegi/contract/calls/settlement/bank-position';
import type { BankAccount } from '@onegi/contract/fields/bank';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCaseAction } from '../../../components/case/use-case-action.ts';
import { Link } from '../../../components/link.tsx';
import { SideScroll } from '../../../components/side-scroll.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { callApi } from '../../../lib/api.ts';
import { listedDate, longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useLabelled } from '../../../lib/use-labelled.ts';
import classes from './bank.module.css';
import { linesAddress } from './bank-address.ts';
import { NoteDialog } from './note-dialog.tsx';

interface Props {
  account: BankAccount;
  mayWrite: boolean;
}

/** What the books and the last statement of an account say, and what of the books no statement shows. */
export function AccountPosition({ account, mayWrite }: Props) {
  const t = useTranslations('bank');
  const locale = useLocale();
  const { data, error, refetch } = useQuery({ ...queryOf(bankPosition, { query: { account } }), staleTime: 0 });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={140} />;
  const { endsOn, closing, difference, movements, openLines } = data;
  const id = `position-${account}`;
  return (
    <section className="framed stack gap-sm p-md" aria-labelledby={id}>
      <h2 className="large" id={id}>
        {t(`accounts.${account}`)}
      </h2>
      {endsOn === null || closing === null ? (
        <p className="dimmed">{t('position.none')}</p>
      ) : (
        <>
          <dl className={classes.figures}>
            <Figure name={t('position.bank')} cents={closing} />
            <Figure name={t('position.ledger')} cents={data.ledgerBalance} />
            <Figure name={t('position.difference')} cents={difference ?? 0} />
          </dl>
          {openLines === 0 && <p className="dimmed small">{t('position.agrees', { day: longDate(endsOn, locale) })}</p>}
          {openLines > 0 && <OpenLines account={account} count={openLines} mayWrite={mayWrite} reload={refetch} />}
          {movements.length > 0 ? (
            <InTransit account={account} movements={movements} mayWrite={mayWrite} reload={refetch} />
          ) : (
            <p className="small">
              {t(difference ? 'position.onlyLines' : 'position.nothing', { day: longDate(endsOn, locale) })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Figure({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt className="dimmed fine">{name}</dt>
      <dd className="strong tabular">{formatMoney(cents)}</dd>
    </div>
  );
}

interface OpenProps extends Props {
  count: number;
  reload: () => Promise<unknown>;
}

/** How many lines are not matched, and another look at them: what they are may have been posted since. */
function OpenLines({ account, count, mayWrite, reload }: OpenProps) {
  const t = useTranslations('bank.position');
  const { press, isBusy } = useCaseAction(reload);
  const again = () =>
    press(
      () => callApi(matchBankLinesAgain, { body: { account } }),
      ({ matched }) => t('matchedAgain', { count: matched }),
    );
  return (
    <div className="row wrap gap-sm">
      <p className="small">
        {t('openLines', { count })}{' '}
        <Link className="text-link" to={linesAddress({ account, state: 'unmatched' })}>
          {t('showLines')}
        </Link>
      </p>
      {mayWrite && (
        <Button size="xs" variant="default" loading={isBusy} onClick={() => void again()}>
          {t('matchAgain')}
        </Button>
      )}
    </div>
  );
}

interface TransitProps extends Props {
  movements: readonly MovementInTransit[];
  reload: () => Promise<unknown>;
}

function InTransit({ account, movements, mayWrite, reload }: TransitProps) {
  const t = useTranslations('bank');
  const labelled = useLabelled();
  const locale = useLocale();
  const [explained, setExplained] = useState<MovementInTransit>();
  const send = async (note: string) => {
    await callApi(explainBankMovement, { body: { account, entryId: explained?.entryId ?? '', note } });
    await reload();
  };
  const nameOf = ({ kind, targetName }: MovementInTransit) => `${t(`kinds.${kind}`)} ${targetName}`.trim();
  return (
    <>
      <h3>{t('position.inTransit')}</h3>
      <p className="dimmed small">{t('position.inTransitHint')}</p>
      <SideScroll className={classes.wide} label={t('position.inTransit')}>
        <Table className="small">
          <Table.Tbody>
            {movements.map((movement) => (
              <Table.Tr key={movement.entryId}>
                <Table.Td className="unbroken">
                  {listedDate(movement.bookedOn, locale)}
                  <span className="dimmed fine block">{t('position.days', { days: movement.workingDays })}</span>
                </Table.Td>
                <Table.Td>
                  {nameOf(movement)}
                  <span className="dimmed fine block">{movement.note ?? movement.reference}</span>
                </Table.Td>
                <Table.Td>
                  {movement.isLate && <StateBadge tone="bad">{t('position.late')}</StateBadge>}
                  {movement.isReversed && <StateBadge>{t('position.reversed')}</StateBadge>}
                </Table.Td>
                <Table.Td ta="right" className="tabular unbroken">
                  {formatMoney(movement.amount)}
                </Table.Td>
                {mayWrite && (
                  <Table.Td ta="right">
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={labelled(t('line.explain'), nameOf(movement))}
                      onClick={() => setExplained(movement)}
                    >
                      {t('line.explain')}
                    </Button>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SideScroll>
      {explained && <NoteDialog about={nameOf(explained)} send={send} onClose={() => setExplained(undefined)} />}
    </>
  );
}

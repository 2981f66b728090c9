import '@mantine/core/styles/Table.layer.css';
import { Skeleton, Table } from '@mantine/core';
import { proofOfDay, type ShownProblem, type ShownProof } from '@onegi/contract/calls/ledger/proofs';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ErrorState } from '../../components/states.tsx';
import { longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { queryOf } from '../../lib/queries.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { journalAddress } from './journal-address.ts';

/** How many of the accounts are of clients' money; the others are the brokerage's own. */
const CLIENT_ACCOUNTS = 9;

/** What a day came to: every account's balance, what breaks the proof, and from each figure to its entries. */
export function ProofDetails({ day }: { day: string }) {
  const t = useTranslations('ledgerPages.proofs');
  const labelled = useLabelled();
  const { data, error, refetch } = useQuery(queryOf(proofOfDay, { query: { day } }));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={280} />;
  return (
    <div className="stack gap-md p-md">
      {data.problems.length > 0 ? <Problems day={day} problems={data.problems} /> : <p>{t('allRight')}</p>}
      <Balances proof={data} />
      <p className="dimmed fine break-anywhere">{labelled(t('hash'), data.proofHash)}</p>
      <Link className="text-link" to={journalAddress({ day })}>
        {t('allEntries')}
      </Link>
    </div>
  );
}

const isOfBank = (subject: ShownProblem['subject']) => subject.startsWith('bank');

/** Where a row that breaks the proof is looked into. */
function addressOf({
  day,
  subject,
  subjectId,
  subjectName,
}: { day: string } & Pick<ShownProblem, 'subject' | 'subjectId' | 'subjectName'>) {
  if (isOfBank(subject)) return '/settlement/bank';
  return journalAddress(subject === 'day' ? { day } : { number: subject === 'entry' ? subjectId : subjectName });
}

function Problems({ day, problems }: { day: string; problems: readonly ShownProblem[] }) {
  const t = useTranslations('ledgerPages');
  const labelled = useLabelled();
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents));
  return (
    <section>
      <h2 className="medium error-text">{t('proofs.whatBreaks')}</h2>
      <ul className="stack gap-sm mt-xs">
        {problems.map(({ equation, subject, subjectId, subjectName, expectedCents, foundCents }) => (
          <li key={`${equation} ${subject} ${subjectId}`}>
            <p className="strong">
              {labelled(t(`equations.${equation}`), t(`subjects.${subject}`))} {subject === 'day' ? '' : subjectName}
            </p>
            <p className="small tabular">
              {t('proofs.expected')} {money(expectedCents)} · {t('proofs.found')} {money(foundCents)}{' '}
              <Link className="text-link" to={addressOf({ day, subject, subjectId, subjectName })}>
                {t(isOfBank(subject) ? 'proofs.showBank' : 'proofs.showEntries')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Balances({ proof: { day, balances } }: { proof: ShownProof }) {
  const t = useTranslations('ledgerPages');
  const books = [
    ['clientBook', balances.slice(0, CLIENT_ACCOUNTS)],
    ['officeBook', balances.slice(CLIENT_ACCOUNTS)],
  ] as const;
  return (
    <section>
      <h2 className="medium">{t('proofs.balances')}</h2>
      {books.map(([book, rows]) => (
        <Table key={book} layout="fixed" className="mt-xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t(`proofs.${book}`)}</Table.Th>
              <Table.Th scope="col" ta="right">
                {t('proofs.debit')}
              </Table.Th>
              <Table.Th scope="col" ta="right">
                {t('proofs.credit')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ account, amountCents }) => (
              <Balance key={account} day={day} account={account} amountCents={amountCents} />
            ))}
          </Table.Tbody>
        </Table>
      ))}
    </section>
  );
}

function Balance({ day, account, amountCents }: { day: string } & ShownProof['balances'][number]) {
  const t = useTranslations('ledgerPages');
  const labelled = useLabelled();
  const locale = useLocale();
  const name = t(`accounts.${account}`);
  const label = t('proofs.entriesOf', { account: name, day: longDate(day, locale) });
  const figure = (
    <Link
      className="text-link tabular"
      to={journalAddress({ day, account })}
      aria-label={labelled(formatMoney(Math.abs(amountCents)), label)}
    >
      {formatMoney(Math.abs(amountCents))}
    </Link>
  );
  return (
    <Table.Tr>
      <Table.Th scope="row" className="regular break-anywhere">
        {name}
      </Table.Th>
      <Table.Td ta="right">{amountCents > 0 ? figure : ''}</Table.Td>
      <Table.Td ta="right">{amountCents < 0 ? figure : ''}</Table.Td>
    </Table.Tr>
  );
}

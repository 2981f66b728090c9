import { clientStatement, consultantStatement, insurerStatement } from '@onegi/contract/calls/settlement/statements';
import type { AgeingGroup } from '@onegi/contract/fields/accounts-current';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { SideScroll } from '../../../components/side-scroll.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { listedDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { queryOf } from '../../../lib/queries.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import classes from '../disbursements/disbursements.module.css';
import { FileButton } from '../disbursements/file-button.tsx';

/** The calls of each kind of account. */
const statementCalls = {
  client: clientStatement,
  consultant: consultantStatement,
  insurer: insurerStatement,
} as const;

type Statement = ReturnType<typeof useStatement>['data'];

export interface StatementAsked {
  readonly of: AgeingGroup;
  readonly key: string;
  readonly from: string;
  readonly until: string;
}

/** Asks for a statement; nothing while no account or no period is named. */
export function useStatement({ of, key, from, until }: StatementAsked) {
  return useQuery({
    ...queryOf(statementCalls[of].show as typeof clientStatement.show, { query: { key, from, until } }),
    enabled: key !== '' && from !== '' && until !== '',
    staleTime: 0,
  });
}

/** A statement of account over some days, and as files. */
export function StatementView({ asked }: { asked: StatementAsked }) {
  const t = useTranslations('ageing.statement');
  const tStates = useTranslations('common.states');
  const pick = useInLanguage();
  const { data, error, refetch } = useStatement(asked);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p className="dimmed">{tStates('loading')}</p>;
  return (
    <>
      <h2 className="medium">{t('heading', { whose: t(`whose.${asked.of}`), name: pick(data.name, data.nameZh) })}</h2>
      <Movements statement={data} />
      <p className="dimmed small">{t(`meaning.${asked.of}`)}</p>
      <Files asked={asked} />
    </>
  );
}

function Movements({ statement }: { statement: NonNullable<Statement> }) {
  const t = useTranslations('ageing.statement');
  const tAgeing = useTranslations('ageing');
  const locale = useLocale();
  return (
    <SideScroll label={t('title')}>
      <table className={`small tabular ${classes.table} ${classes.statement}`}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('reference')}</th>
            <th scope="col">{tAgeing('policyNumber')}</th>
            <th scope="col" data-amount>
              {t('moved')}
            </th>
            <th scope="col" data-amount>
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="strong">
            <td className="unbroken">{listedDate(statement.from, locale)}</td>
            <td colSpan={4}>{t('opening')}</td>
            <td data-amount>{formatMoney(statement.openingCents)}</td>
          </tr>
          {statement.movements.length === 0 && (
            <tr>
              <td colSpan={6} className="dimmed">
                {t('empty')}
              </td>
            </tr>
          )}
          {statement.movements.map((moved, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a statement is a list in one order
            <tr key={at}>
              <td className="unbroken">{listedDate(moved.movedOn, locale)}</td>
              <td>{t(`kinds.${moved.kind}`)}</td>
              <td>{moved.reference}</td>
              <td>{moved.policyNumber}</td>
              <td data-amount>{formatMoney(moved.movedCents)}</td>
              <td data-amount data-name={t('balance')}>
                {formatMoney(moved.balanceCents)}
              </td>
            </tr>
          ))}
          <tr className="strong">
            <td className="unbroken">{listedDate(statement.until, locale)}</td>
            <td colSpan={4}>{t('closing')}</td>
            <td data-amount>{formatMoney(statement.closingCents)}</td>
          </tr>
        </tbody>
      </table>
    </SideScroll>
  );
}

function Files({ asked: { of, ...query } }: { asked: StatementAsked }) {
  const t = useTranslations('ageing.statement');
  const language = useLocale();
  const { pdf, workbook } = statementCalls[of];
  const name = `OneGI-${of}-${query.from}-${query.until}`;
  return (
    <div className="flex wrap gap-sm">
      <FileButton
        call={pdf}
        input={{ query: { ...query, language: 'en' } }}
        fileName={`${name}-en.pdf`}
        label={t('pdf')}
      />
      <FileButton
        call={pdf}
        input={{ query: { ...query, language: 'zh-Hant' } }}
        fileName={`${name}-zh-Hant.pdf`}
        label={t('pdfZh')}
      />
      <FileButton
        call={workbook}
        input={{ query: { ...query, language } }}
        fileName={`${name}.xlsx`}
        label={t('workbook')}
      />
    </div>
  );
}

import { Button } from '@mantine/core';
import type { EndorsementRow, PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { listedDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { ArApDialog } from './ar-ap-dialog.tsx';
import { EndorsementActions } from './endorsements/endorsement-actions.tsx';
import classes from './policies.module.css';
import { policyAddress } from './policy-address.ts';

interface Props {
  policy: PolicyDetail;
  chosenNo: string | undefined;
  /** The one that is open already was pressed. */
  onChosenAgain: () => void;
  reload: () => Promise<unknown>;
}

/** The endorsements of a policy, the chosen one marked: a row opens it below, and the address names it. */
export function EndorsementList({ policy, chosenNo, onChosenAgain, reload }: Props) {
  const t = useTranslations('policyPage.endorsements');
  const [isArApOpen, setArApOpen] = useState(false);
  return (
    <section className="framed stack gap-md p-card" aria-labelledby="endorsements-title">
      <div className="row between wrap gap-sm">
        <h2 className="large" id="endorsements-title">
          {t('title')}
        </h2>
        <div className="row wrap gap-sm">
          <Button variant="default" size="sm" onClick={() => setArApOpen(true)}>
            {t('arAp')}
          </Button>
        </div>
      </div>
      <table className={`small ${classes.endorsements}`} aria-labelledby="endorsements-title">
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('effective')}</th>
            <th scope="col">{t('note')}</th>
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {policy.endorsements.map((row) => (
            <Row
              key={row.endorsementNo}
              row={row}
              transactionNumber={policy.transactionNumber}
              isChosen={row.endorsementNo === chosenNo}
              onChosenAgain={onChosenAgain}
            />
          ))}
        </tbody>
      </table>
      <EndorsementActions transactionNumber={policy.transactionNumber} onChanged={reload} />
      {isArApOpen && <ArApDialog policy={policy} onClose={() => setArApOpen(false)} />}
    </section>
  );
}

interface RowProps extends Pick<Props, 'onChosenAgain'> {
  row: EndorsementRow;
  transactionNumber: string;
  isChosen: boolean;
}

function Row({ row, transactionNumber, isChosen, onChosenAgain }: RowProps) {
  const t = useTranslations('policyPage');
  const settlements = useTranslations('policyList.settlements');
  const locale = useLocale();
  const { state } = useLocation();
  const { endorsementNo, kind, noteNumber, noteSettlement } = row;
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) return;
    event.currentTarget.querySelector<HTMLElement>('a[href]')?.click();
  };
  return (
    <tr data-chosen={isChosen} onClick={press}>
      <td>
        <Link
          to={policyAddress(transactionNumber, endorsementNo)}
          state={state}
          preventScrollReset
          className="text-link tabular strong"
          aria-label={t('endorsements.open', { number: endorsementNo, kind: t(`kinds.${kind}`) })}
          aria-current={isChosen}
          onClick={isChosen ? onChosenAgain : undefined}
        >
          {endorsementNo}
        </Link>
        <span className="dimmed">{t(`kinds.${kind}`)}</span>
      </td>
      <td className="tabular">
        <span className="unbroken">{listedDate(row.effectiveOn, locale)} –</span>
        <span className="unbroken">{listedDate(row.effectiveUntil, locale)}</span>
      </td>
      <td>
        <span className="tabular">{noteNumber ?? t('endorsements.noNote')}</span>
        {noteSettlement && <span className="dimmed">{settlements(noteSettlement)}</span>}
      </td>
      <td className="tabular">{formatMoney(row.totalPremiumCents)}</td>
    </tr>
  );
}

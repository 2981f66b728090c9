import { quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import type { OfficeRequest, requestList } from '@onegi/contract/calls/requests/office-requests';
import { useLocale, useTranslations } from 'use-intl';
import { DueClock } from '../../components/case/due-clock.tsx';
import { Link } from '../../components/link.tsx';
import type { TableProps } from '../../components/list/list-table.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { dayAndTime, listedDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { type Me, mayCall } from '../accounts/use-me.ts';
import { formAddress } from '../commercial/form-address.ts';
import classes from './desk-views.module.css';

/** A case whose offer was accepted, and that has no policy yet. */
const isToIssue = ({ requestState, holder }: Pick<OfficeRequest, 'requestState' | 'holder'>) =>
  requestState === 'answered' && holder === 'officer';
export const isCase = ({ audience }: OfficeRequest) => audience === 'consultant';
export const addressOf = ({ requestNumber }: OfficeRequest) => formAddress({ caseNumber: requestNumber });

/** What the desk draws in the place of a column's plain text. */
export function useDeskCells(user: Me): NonNullable<TableProps<typeof requestList>['cells']> {
  const t = useTranslations('requestDesk');
  const desk = useTranslations('caseDesk');
  const locale = useLocale();
  const pick = useInLanguage();
  const dayOf = (moment: string) => listedDate(todayInHongKong(new Date(moment)), locale);
  return {
    requestNumber: (row) =>
      isCase(row) && mayCall(user, quoteDetail) ? (
        <Link to={addressOf(row)} className="text-link" aria-label={t('open', { number: row.requestNumber })}>
          {row.requestNumber}
        </Link>
      ) : undefined,
    productName: ({ productName, productNameZh, planName, planNameZh }) => (
      <>
        {pick(productName, productNameZh)}
        {planName && <span className="dimmed fine block">{pick(planName, planNameZh)}</span>}
      </>
    ),
    contactName: ({ contactName }) => <span className={classes.client}>{contactName}</span>,
    requestedAt: ({ requestedAt }) => (
      <span className="unbroken" title={dayAndTime(requestedAt, locale)}>
        {dayOf(requestedAt)}
      </span>
    ),
    dueAt: (row) =>
      isToIssue(row) ? (
        <span data-worded className="dimmed tabular wraps">
          {t('acceptedOn', { day: dayOf(row.heldSince) })}
        </span>
      ) : (
        <DueClock {...row} />
      ),
    assigneeName: (row) =>
      row.assigneeName === null && row.holder ? <span className="dimmed">{desk('nobody')}</span> : undefined,
    requestState: ({ requestState: state, holder, offersAsked, offersQuoted }) => (
      <>
        <StateBadge tone={state === 'waiting' || isToIssue({ requestState: state, holder }) ? 'waiting' : undefined}>
          {t(isToIssue({ requestState: state, holder }) ? 'views.toIssue' : `states.${state}`)}
        </StateBadge>
        {state === 'waiting' && offersAsked + offersQuoted > 0 && (
          <span className="dimmed fine wraps block"> {t('offers', { asked: offersAsked, quoted: offersQuoted })}</span>
        )}
      </>
    ),
  };
}

import { caseList } from '@onegi/contract/calls/requests/commercial/case-list';
import { addCase } from '@onegi/contract/calls/requests/commercial/cases';
import { useLocale, useTranslations } from 'use-intl';
import { DueClock } from '../../components/case/due-clock.tsx';
import { HeldFor } from '../../components/case/held-for.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { listedDate } from '../../lib/long-date.ts';
import { useListOptions } from '../../lib/use-list-options.ts';
import { mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import classes from './commercial.module.css';
import { formAddress } from './form-address.ts';
import { WithOffersWaiting } from './offers/offers-waiting.tsx';
import { TemplateButtons } from './template-buttons.tsx';

/** Commercial cases, of consultants their own: a row opens the case, and every form begins one. */
export default function QuotationPage() {
  const t = useTranslations('commercial.inquiry');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('description')}>
      {(user) => (
        <>
          {mayCall(user, addCase) && <TemplateButtons />}
          <WithOffersWaiting isOffice={user.rights['commercial.read'] === 'all'}>
            <Cases isOffice={user.rights['commercial.read'] === 'all'} />
          </WithOffersWaiting>
        </>
      )}
    </WorkFrame>
  );
}

/** Both days of the period stand in one column here, in two of the workbook. */
const shownList = {
  ...caseList,
  columns: { ...caseList.columns, startsOn: { label: 'commercial.inquiry.period' } },
};

const columns = ['caseNumber', 'insuredName', 'productName', 'caseState', 'startsOn', 'caseRequestedAt'] as const;

function Cases({ isOffice }: { isOffice: boolean }) {
  const t = useTranslations('commercial');
  const locale = useLocale();
  return (
    <ListPage
      list={shownList}
      label={t('inquiry.title')}
      keyOf={({ caseNumber }) => caseNumber}
      columns={isOffice ? [...columns, 'assigneeName', 'dueAt'] : [...columns, 'dueAt']}
      wide="insuredName"
      brief={['insuredName', 'caseState']}
      cells={{
        caseNumber: ({ caseNumber }) => (
          <Link
            to={formAddress({ caseNumber })}
            className="text-link"
            aria-label={t('inquiry.open', { number: caseNumber })}
          >
            {caseNumber}
          </Link>
        ),
        insuredName: ({ insuredName }) => insuredName || <span className="dimmed">{t('inquiry.unnamed')}</span>,
        startsOn: ({ startsOn, endsOn }) => (
          <span className={classes.period}>
            {startsOn && <span>{`${listedDate(startsOn, locale)} –`}</span>}
            {endsOn && <span>{listedDate(endsOn, locale)}</span>}
          </span>
        ),
        caseRequestedAt: ({ caseRequestedAt }) => (
          <span className="unbroken">{listedDate(todayInHongKong(new Date(caseRequestedAt)), locale)}</span>
        ),
        caseState: ({ caseState, holder, heldSince }) => (
          <>
            {t(`states.${caseState}`)}
            {holder && caseState !== 'draft' && (
              <span className="dimmed fine wraps block">
                <HeldFor holder={holder} heldSince={heldSince} />
              </span>
            )}
          </>
        ),
        dueAt: (row) => <DueClock {...row} />,
      }}
      options={{ caseProduct: useListOptions('PRODUCT') }}
    />
  );
}

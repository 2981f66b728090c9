import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { filtersOf } from '../../components/list/list-address.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { listedDate } from '../../lib/long-date.ts';
import { useListOptions } from '../../lib/use-list-options.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { fromInquiry, policyAddress } from './policy-address.ts';
import { useSellers } from './use-sellers.ts';

/** Policies of one's own codes, or of everybody for the back office: a row opens its policy. */
export default function PolicyEnquiryPage() {
  const t = useTranslations('policyList');
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {({ rights }) => <Policies isOffice={rights[policyList.permission] === 'all'} />}
    </WorkFrame>
  );
}

/** Both days of the cover stand in one column here, in two of the workbook, and may take two lines. */
const columns = { ...policyList.columns, startsOn: { label: 'policyList.period' } };

const { policyNumberPart, status, startsFrom, startsUntil, line, holderNameSought, ...others } = policyList.filters;
const asked = { policyNumberPart, status, startsFrom, startsUntil, line, holderNameSought };

/** The filters of the inquiry, and those by which an address leads to it: from the dashboard. Who sells has one unit. */
function useShownList(isOffice: boolean) {
  const [params] = useSearchParams();
  const { unit, ...ofEverybody } = others;
  const further = isOffice ? others : ofEverybody;
  const inAddress = filtersOf({ filters: further }, params);
  const led = Object.fromEntries(Object.entries(further).filter(([name]) => inAddress[name]));
  return { ...policyList, columns, filters: { ...asked, ...led } as typeof policyList.filters };
}

function Policies({ isOffice }: { isOffice: boolean }) {
  const t = useTranslations('policyList');
  const locale = useLocale();
  const [params] = useSearchParams();
  const insurers = useListOptions('PROVIDER_LIST');
  const search = params.size > 0 ? `?${params}` : '';
  return (
    <ListPage
      list={useShownList(isOffice)}
      label={t('title')}
      keyOf={({ policyNumber }) => policyNumber}
      search={{
        sortNames: {
          policyNumber: t('sorts.policyNumber'),
          holderName: t('sorts.holderName'),
          startsOn: t('sorts.startsOn'),
          issuedOn: t('sorts.issuedOn'),
          status: t('sorts.status'),
        },
      }}
      columns={[
        ...(['policyNumber', 'holderName', 'line', 'status', 'consultantCode', 'handlerName'] as const),
        ...(['startsOn', 'settlement', 'issuedOn'] as const),
      ]}
      brief={['holderName', 'status', 'startsOn']}
      rowsOpen
      cells={{
        policyNumber: ({ policyNumber, transactionNumber }) => (
          <Link
            to={policyAddress(transactionNumber)}
            state={fromInquiry(search)}
            className="text-link unbroken"
            aria-label={t('open', { number: policyNumber })}
          >
            {policyNumber}
          </Link>
        ),
        startsOn: ({ startsOn, endsOn }) => (
          <>
            <span className="unbroken">{listedDate(startsOn, locale)} –</span>
            <span className="unbroken block">{listedDate(endsOn, locale)}</span>
          </>
        ),
      }}
      options={{
        ...useSellers(),
        insurer: insurers,
      }}
    />
  );
}

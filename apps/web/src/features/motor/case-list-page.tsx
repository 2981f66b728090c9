import { motorCaseList } from '@onegi/contract/calls/motor/case-list';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { barePath } from '../../lib/locale-path.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { caseAddress, placeAt } from './motor-address.ts';

/** A list of the motor back office: which one, its address says. */
export default function CaseListPage() {
  const t = useTranslations('motorDesk');
  const { stage } = placeAt(barePath(useLocation().pathname));
  return (
    <WorkFrame title={t(`titles.${stage}`)} description={t('description')} lead={t(`leads.${stage}`)}>
      {() => (
        <ListPage
          list={motorCaseList}
          asked={{ stage }}
          label={t(`titles.${stage}`)}
          keyOf={({ quotationNumber }) => quotationNumber}
          cells={{
            quotationNumber: ({ quotationNumber }) => (
              <Link to={caseAddress(stage, 'detail', quotationNumber)} className="text-link">
                {quotationNumber}
              </Link>
            ),
          }}
        />
      )}
    </WorkFrame>
  );
}

import { agedNoteList } from '@onegi/contract/calls/settlement/ageing';
import { accountFields } from '@onegi/contract/fields/accounts-current';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/list/list-page.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { useListOptions } from '../../../lib/use-list-options.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { useSellers } from '../../policies/use-sellers.ts';

/** The notes that are not settled: behind a figure of the ageing report, or all. */
export default function AgedNotesPage() {
  const t = useTranslations('ageing');
  return (
    <WorkFrame title={t('notesTitle')} description={t('notesDescription')}>
      {() => (
        <>
          <p className="mt-sm">
            <Link className="text-link" to="/ageing">
              {t('back')}
            </Link>
          </p>
          <Notes />
        </>
      )}
    </WorkFrame>
  );
}

function Notes() {
  const t = useTranslations('ageing');
  const [params] = useSearchParams();
  const insurers = useListOptions('PROVIDER_LIST');
  const client = params.get(accountFields.clientKey.wire);
  return (
    <ListPage
      list={agedNoteList}
      label={t('notesTitle')}
      keyOf={({ noteNumber }) => noteNumber}
      columns={['noteNumber', 'policyNumber', 'holderName', 'consultantCode', 'accountOn', 'ageDays', 'openCents']}
      brief={['holderName', 'openCents', 'ageDays']}
      options={{
        consultantCode: useSellers().consultantCode,
        insurerCode: insurers,
        // A client is chosen in the report; here it can only be left out again.
        clientKey: client ? [{ value: client, label: t('client') }] : [],
      }}
      empty={<EmptyState title={t('empty')} />}
    />
  );
}

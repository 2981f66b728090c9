import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { libraryList } from '@onegi/contract/calls/content/boxes';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { FileLink } from './file-link.tsx';

/** Insurers' documents by product. */
export default function LibraryPage() {
  const t = useTranslations('content.library');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => <Library />}
    </WorkFrame>
  );
}

function Library() {
  const t = useTranslations('content.library');
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(dropdown, { body: { codes: ['PROVIDER_LIST'] } }));
  const insurers = data?.PROVIDER_LIST ?? [];
  return (
    <ListPage
      list={libraryList}
      label={t('title')}
      keyOf={({ id }) => id}
      columns={['date', 'insurerName', 'line', 'fileName', 'productName', 'fileType']}
      main="fileName"
      cells={{ fileName: (file) => <FileLink file={file} /> }}
      options={{
        insurer: insurers.map(({ value, label, labelZh }) => ({ value, label: inLanguage(label, labelZh) })),
      }}
    />
  );
}

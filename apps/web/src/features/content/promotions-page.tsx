import { newsList } from '@onegi/contract/calls/content/boxes';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { FileLink } from './file-link.tsx';

/** News, announcements and promotions. */
export default function PromotionsPage() {
  const t = useTranslations('content.promotions');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => (
        <ListPage
          list={newsList}
          label={t('title')}
          keyOf={({ id }) => id}
          columns={['date', 'fileName', 'fileType']}
          main="fileName"
          cells={{ fileName: (file) => <FileLink file={file} /> }}
        />
      )}
    </WorkFrame>
  );
}

import { newsList } from '@onegi/contract/calls/content/boxes';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { BoxPage } from './box-page.tsx';
import { FileLink } from './file-link.tsx';
import { NotShown } from './not-shown.tsx';

/** News, announcements and promotions. */
export default function PromotionsPage() {
  const t = useTranslations('content.promotions');
  return (
    <BoxPage texts={t}>
      <ListPage
        list={newsList}
        label={t('title')}
        keyOf={({ id }) => id}
        columns={['date', 'fileName', 'fileType']}
        main="fileName"
        cells={{ fileName: (file) => <FileLink file={file} /> }}
        failed={(error, onRetry) => <NotShown error={error} onRetry={onRetry} />}
      />
    </BoxPage>
  );
}

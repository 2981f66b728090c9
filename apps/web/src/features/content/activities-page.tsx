import { activityList } from '@onegi/contract/calls/content/boxes';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { BoxPage } from './box-page.tsx';
import { FileLink } from './file-link.tsx';
import { NotShown } from './not-shown.tsx';

/** Activities of the team. */
export default function ActivitiesPage() {
  const t = useTranslations('content.activities');
  return (
    <BoxPage texts={t}>
      <ListPage
        list={activityList}
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

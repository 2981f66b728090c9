import type { activityList, newsList } from '@onegi/contract/calls/content/boxes';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { FileLink } from './file-link.tsx';

interface Props {
  texts: 'activities' | 'promotions';
  list: typeof activityList | typeof newsList;
}

/** A box of files as everybody of the team reads it. */
export function BoxPage({ texts, list }: Props) {
  const t = useTranslations(`content.${texts}`);
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => (
        <ListPage
          list={list}
          label={t('title')}
          keyOf={({ id }) => id}
          columns={['date', 'fileName', 'fileType']}
          main="fileName"
          cells={{ fileName: (file) => <FileLink file={file} inFull /> }}
        />
      )}
    </WorkFrame>
  );
}

import { searchActivities } from '@onegi/contract/calls/content/boxes';
import { newsTypes } from '@onegi/contract/fields/content';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { FileList } from './file-list.tsx';

/** Activities of the team. */
export default function ActivitiesPage() {
  const t = useTranslations('content.activities');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <FileList call={searchActivities} types={newsTypes} title={t('title')} lead={t('lead')} />
    </>
  );
}

import { searchNews } from '@onegi/contract/calls/content/boxes';
import { newsTypes } from '@onegi/contract/fields/content';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { FileList } from './file-list.tsx';

/** News, announcements and promotions. */
export default function PromotionsPage() {
  const t = useTranslations('content.promotions');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <FileList call={searchNews} types={newsTypes} title={t('title')} lead={t('lead')} />
    </>
  );
}

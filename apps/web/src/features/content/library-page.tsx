import { searchLibrary } from '@onegi/contract/calls/content/boxes';
import { libraryTypes } from '@onegi/contract/fields/content';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { FileList } from './file-list.tsx';

/** Insurers' documents by product. */
export default function LibraryPage() {
  const t = useTranslations('content.library');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <FileList call={searchLibrary} types={libraryTypes} title={t('title')} lead={t('lead')} ofProducts />
    </>
  );
}

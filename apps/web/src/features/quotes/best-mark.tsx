import { IconTrophy } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** Before the best value of a row. */
export function BestMark() {
  const t = useTranslations('quoteList.compare');
  return (
    <>
      <IconTrophy size={16} stroke={2} className="brand inline-icon" aria-hidden />
      <span className="visually-hidden">{t('best')}:</span>{' '}
    </>
  );
}

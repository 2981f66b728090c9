import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** Stands in for a page of the purchase while it loads. */
export function ApplicationSkeleton() {
  const t = useTranslations('common.states');
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton h={40} maw={360} />
      <Skeleton h={20} mt={16} maw={520} />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} h={104} mt={row === 0 ? 28 : 12} radius="md" />
      ))}
    </div>
  );
}

import { Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** A form on its way, in the shape it will have. */
export function FormSkeleton() {
  const t = useTranslations('common.states');
  return (
    <div className="stack gap-xl slim" role="status" aria-label={t('loading')}>
      <Skeleton height={96} radius="md" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row}>
          <Skeleton height={16} width="40%" radius="sm" />
          <Skeleton height={48} mt={8} radius="md" />
        </div>
      ))}
    </div>
  );
}

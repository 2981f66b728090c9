import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ApiError } from '../../lib/api-error.ts';

function kindOf(error: ApiError): 'used' | 'expired' | 'unknown' {
  if (error.code === 'link.used') return 'used';
  return error.status === 410 ? 'expired' : 'unknown';
}

/** A purchase link that leads nowhere any more, and what its owner can do. */
export function LinkFailure({ error }: { error: ApiError }) {
  const t = useTranslations('apply.link');
  const kind = kindOf(error);
  return (
    <div className="message">
      <Notice kind={kind === 'used' ? 'info' : 'failure'} title={t(`refused.${kind}.title`)}>
        <p>{t(`refused.${kind}.text`)}</p>
        <Button component={Link} to="/" variant={kind === 'used' ? 'default' : 'filled'}>
          {t('search')}
        </Button>
      </Notice>
    </div>
  );
}

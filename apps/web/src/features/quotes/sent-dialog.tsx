import { Button } from '@mantine/core';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { IconMailCheck } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import classes from '../../components/modal.module.css';
import { Modal } from '../../components/modal.tsx';
import { longDate } from '../../lib/long-date.ts';
import { useReader } from '../../lib/use-reader.ts';
import { isOwnPage } from './plan-action.ts';

interface Props {
  plan: PlanCard;
  email: string;
  /** What the tab beside shows: the application, or the insurer's own site. */
  url: string;
  onClose: () => void;
}

/** Says that the purchase link is on its way. The insurer's page is linked too, for browsers that open no new tab. */
export function SentDialog({ plan, email, url, onClose }: Props) {
  const t = useTranslations('quoteList.email');
  const locale = useLocale();
  const reader = useReader();
  const link = { target: '_blank', rel: 'noreferrer', className: 'text-link' };
  return (
    <Modal title={t('sentTitle')} onClose={onClose}>
      {(close) => (
        <div className={`stack gap-sm centre-text ${classes.sent}`}>
          <IconMailCheck size={40} stroke={1.5} className="brand" aria-hidden />
          <p className="large strong capital" role="status">
            {t('sentText')}
          </p>
          <p className="dimmed small">
            {t('sentTo', { ...reader, email, date: longDate(plan.expiresOn ?? '', locale) })}
          </p>
          {isOwnPage(url) ? (
            <Link to={url} {...link}>
              {t('openProvider')}
            </Link>
          ) : (
            <a href={url} {...link}>
              {t('openProvider')}
            </a>
          )}
          <Button fullWidth onClick={close}>
            {t('done')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useReader } from '../../lib/use-reader.ts';
import classes from './pay-button.module.css';
import type { PayLabel } from './use-opened-payment.ts';

interface Props {
  label: PayLabel;
  totalCents: number;
  busy: boolean;
  /** Without it the button sends its form. */
  onPress?: () => void;
}

/** The one button that leads to the gateway's page, with what is paid there. */
export function PayButton({ label, totalCents, busy, onPress }: Props) {
  const t = useTranslations('apply.pay');
  return (
    <Button
      variant="accent"
      size="lg"
      px="sm"
      type={onPress ? 'button' : 'submit'}
      classNames={{ root: classes.button, label: classes.label }}
      loading={busy}
      aria-disabled={busy}
      onClick={onPress}
    >
      {t(label, { amount: formatMoney(totalCents) })}
    </Button>
  );
}

/** Why the gateway's page did not open, and the way to the details where it is for them. */
export function PayProblem({ problem, problemAt }: { problem: string | undefined; problemAt?: string | undefined }) {
  const t = useTranslations('apply.pay');
  const reader = useReader();
  if (!problem) return null;
  return (
    <Notice kind="failure" title={problem}>
      {problemAt && (
        <Button component={Link} to={problemAt}>
          {t('finish', reader)}
        </Button>
      )}
    </Notice>
  );
}

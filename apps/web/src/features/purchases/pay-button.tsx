import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from '../../components/notice.tsx';
import { formatMoney } from '../../lib/money.ts';
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

/** Why the gateway's page did not open. */
export function PayProblem({ problem }: { problem: string | undefined }) {
  return problem ? <Notice kind="failure" title={problem} /> : null;
}

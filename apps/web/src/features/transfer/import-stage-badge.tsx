import type { ImportStage } from '@onegi/contract/fields/transfer';
import { useTranslations } from 'use-intl';
import { StateBadge } from '../../components/state-badge.tsx';

const tones = {
  checking: 'waiting',
  wrong: 'bad',
  ready: 'waiting',
  importing: 'waiting',
  imported: 'good',
  failed: 'bad',
} as const;

/** Where an import stands. */
export function ImportStageBadge({ stage }: { stage: ImportStage }) {
  const t = useTranslations('transfer.stages');
  return <StateBadge tone={tones[stage]}>{t(stage)}</StateBadge>;
}

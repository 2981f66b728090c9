import type { EditedFaq } from '@onegi/contract/calls/content/editing';
import { useTranslations } from 'use-intl';
import { StateBadge } from '../../components/state-badge.tsx';

const tones: Partial<Record<EditedFaq['state'], 'good' | 'over'>> = { published: 'good', withdrawn: 'over' };

/** How far a file or a question of the editor has come. */
export function ContentState({ state }: Pick<EditedFaq, 'state'>) {
  const t = useTranslations('content.editor.states');
  return <StateBadge tone={tones[state]}>{t(state)}</StateBadge>;
}

import { useTranslations } from 'use-intl';
import type { DraftState, DraftStore } from './draft-store.ts';

/** Whether everything is kept. Quiet while it is. */
export function SavingNote({ store, state }: { store: DraftStore; state: DraftState }) {
  const t = useTranslations('apply.saving');
  const { saving, problem } = state;
  if (saving === 'stale') return null;
  const trouble = saving === 'failed' || saving === 'refused';
  const words = {
    saved: t('saved'),
    waiting: t('saving'),
    saving: t('saving'),
    failed: t('failed'),
    refused: t('refused'),
  };
  return (
    <p className={`fine mt-xl ${trouble ? 'error-text' : 'dimmed'}`} role={trouble ? 'alert' : undefined}>
      {words[saving]}
      {saving === 'refused' && problem ? ` · ${problem}` : null}
      {trouble && ' '}
      {trouble && (
        <button type="button" className="target text-link text-button" onClick={() => void store.flush()}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}

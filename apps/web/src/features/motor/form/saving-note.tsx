import { useTranslations } from 'use-intl';
import type { MotorState, MotorStore } from './case-store.ts';

/** Whether everything is kept. Quiet while it is. */
export function SavingNote({ store, state }: { store: MotorStore; state: MotorState }) {
  const t = useTranslations('motorForm.saving');
  const { saving, problem } = state;
  if (saving === 'stale') return null;
  const isTrouble = saving === 'failed' || saving === 'refused';
  return (
    <p className={`fine ${isTrouble ? 'error-text' : 'dimmed'}`} role={isTrouble ? 'alert' : undefined}>
      {t(saving === 'waiting' ? 'saving' : saving)}
      {problem && ` · ${problem}`}
      {isTrouble && (
        <button type="button" className="target text-link text-button" onClick={() => void store.flush()}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}

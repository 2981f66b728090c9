import { useTranslations } from 'use-intl';
import type { CaseState, CaseStore } from './case-store.ts';

/** Whether everything is kept. Quiet while it is. */
export function SavingNote({ store, state }: { store: CaseStore; state: CaseState }) {
  const t = useTranslations('commercial.saving');
  const { saving, problem, detail } = state;
  if (saving === 'stale') return null;
  const isTrouble = saving === 'failed' || saving === 'refused';
  const key = saving === 'waiting' ? 'saving' : saving === 'saved' && !detail ? 'untouched' : saving;
  return (
    <p className={`fine ${isTrouble ? 'error-text' : 'dimmed'}`} role={isTrouble ? 'alert' : undefined}>
      {t(key)}
      {saving === 'refused' && problem ? ` · ${problem}` : null}
      {isTrouble && ' '}
      {isTrouble && (
        <button type="button" className="target text-link text-button" onClick={() => void store.flush()}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}

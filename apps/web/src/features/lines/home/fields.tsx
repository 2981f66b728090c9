import { useTranslations } from 'use-intl';
import { Amount } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import type { HomeForm } from './form-values.ts';

/** Digits alone; zeros before them are dropped. */
export function AreaField({ state }: { state: LineFormState<HomeForm> }) {
  const t = useTranslations('home.form');
  return <Amount state={state} field="areaSqFt" help={t('areaHelp')} after={t('sqFt')} maxLength={6} />;
}

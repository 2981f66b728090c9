import { useTranslations } from 'use-intl';
import { Choice, Tick } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import type { GolfForm } from './form-values.ts';

export function GolfFields({ state }: { state: LineFormState<GolfForm> }) {
  const t = useTranslations('golf.form');
  return (
    <>
      <Choice state={state} field="party" />
      <Tick state={state} field="withTravel" help={t('withTravelHelp')} />
    </>
  );
}

import { useTranslations } from 'use-intl';
import { Amount } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import type { FireForm } from './form-values.ts';

export function BuildingFields({ state }: { state: LineFormState<FireForm> }) {
  const t = useTranslations('fire.form');
  return (
    <>
      <Amount state={state} field="buildingAgeYears" help={t('ageHelp')} after={t('years')} maxLength={3} loose />
      <Amount state={state} field="sumInsuredDollars" help={t('sumHelp')} money />
    </>
  );
}

import { useTranslations } from 'use-intl';
import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { CareFields, PeopleFields } from './fields.tsx';
import { medicalForm } from './form.ts';

export function MedicalShortForm() {
  const t = useTranslations('medical.form');
  const state = useLineForm(medicalForm);
  return (
    <ShortForm state={state} more={state.form.careType === 'H' ? t('more') : undefined}>
      <CareFields state={state} full={false} />
      <PeopleFields state={state} full={false} />
    </ShortForm>
  );
}

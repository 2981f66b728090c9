import { useTranslations } from 'use-intl';
import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { CareFields, ExtraFields, PeopleFields } from './fields.tsx';
import { medicalForm } from './form.ts';

export default function MedicalSearchPage() {
  const t = useTranslations('medical.search');
  const state = useLineForm(medicalForm);
  return (
    <SearchFrame state={state}>
      <Part title={t('careTitle')}>
        <CareFields state={state} full />
      </Part>
      <Part title={t('whoTitle')}>
        <PeopleFields state={state} full />
      </Part>
      {state.form.careType === 'H' && (
        <Part title={t('extrasTitle')}>
          <ExtraFields state={state} />
        </Part>
      )}
    </SearchFrame>
  );
}

import { useTranslations } from 'use-intl';
import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { PetFields } from './fields.tsx';
import { petForm } from './form.ts';

export function PetShortForm() {
  const t = useTranslations('pet.form');
  const state = useLineForm(petForm);
  return (
    <ShortForm state={state} withPromotion more={t('more')}>
      <PetFields state={state} full={false} />
    </ShortForm>
  );
}

import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { PetFields } from './fields.tsx';
import { petForm } from './form.ts';

export function PetShortForm() {
  const state = useLineForm(petForm);
  return (
    <ShortForm state={state} withPromotion>
      <PetFields state={state} full={false} />
    </ShortForm>
  );
}

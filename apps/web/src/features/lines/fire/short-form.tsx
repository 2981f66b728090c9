import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { BuildingFields } from './fields.tsx';
import { fireForm } from './form.ts';

export function FireShortForm() {
  const state = useLineForm(fireForm);
  return (
    <ShortForm state={state}>
      <BuildingFields state={state} />
    </ShortForm>
  );
}

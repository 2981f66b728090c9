import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { HelperFields } from './fields.tsx';
import { helperForm } from './form.ts';

export function HelperShortForm() {
  const state = useLineForm(helperForm);
  return (
    <ShortForm state={state}>
      <HelperFields state={state} />
    </ShortForm>
  );
}

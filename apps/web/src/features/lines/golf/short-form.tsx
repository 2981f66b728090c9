import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { GolfFields } from './fields.tsx';
import { golfForm } from './form.ts';

export function GolfShortForm() {
  const state = useLineForm(golfForm);
  return (
    <ShortForm state={state}>
      <GolfFields state={state} />
    </ShortForm>
  );
}

import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { PartyFields } from './fields.tsx';
import { accidentForm } from './form.ts';

/** Occupations are asked in step 1: without them there is no price. */
export function AccidentShortForm() {
  const state = useLineForm(accidentForm);
  return (
    <ShortForm state={state} asks={['party', 'children']}>
      <PartyFields state={state} full={false} />
    </ShortForm>
  );
}

import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { AreaField } from './fields.tsx';
import { homeByArea } from './form.ts';

export function HomeShortForm() {
  const state = useLineForm(homeByArea);
  return (
    <ShortForm state={state} asks={['areaSqFt']}>
      {/* Pressed before the script runs, the number still counts. */}
      <input type="hidden" name={homeByArea.params.areaBand.name} value="06" />
      <AreaField state={state} />
    </ShortForm>
  );
}

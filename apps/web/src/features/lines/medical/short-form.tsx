import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { CareFields, PeopleFields } from './fields.tsx';
import { medicalForm } from './form.ts';

export function MedicalShortForm() {
  const state = useLineForm(medicalForm);
  return (
    <ShortForm state={state}>
      <CareFields state={state} full={false} />
      <PeopleFields state={state} full={false} />
    </ShortForm>
  );
}

import { ShortForm } from '../short-form.tsx';
import { useLineForm } from '../use-line-form.ts';
import { StudyFields } from './fields.tsx';
import { studentForm } from './form.ts';

export function StudentShortForm() {
  const state = useLineForm(studentForm);
  return (
    <ShortForm state={state}>
      <StudyFields state={state} full={false} />
    </ShortForm>
  );
}

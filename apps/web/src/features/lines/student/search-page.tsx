import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { StudyFields } from './fields.tsx';
import { studentForm } from './form.ts';

export default function StudentSearchPage() {
  const state = useLineForm(studentForm);
  return (
    <SearchFrame state={state}>
      <Part>
        <StudyFields state={state} full />
      </Part>
    </SearchFrame>
  );
}

import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { PetFields } from './fields.tsx';
import { petForm } from './form.ts';

export default function PetSearchPage() {
  const state = useLineForm(petForm);
  return (
    <SearchFrame state={state}>
      <Part>
        <PetFields state={state} full />
      </Part>
    </SearchFrame>
  );
}

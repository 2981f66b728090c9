import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { BuildingFields } from './fields.tsx';
import { fireForm } from './form.ts';

export default function FireSearchPage() {
  const state = useLineForm(fireForm);
  return (
    <SearchFrame state={state}>
      <Part>
        <BuildingFields state={state} />
      </Part>
    </SearchFrame>
  );
}

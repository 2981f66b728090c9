import { Part, SearchFrame } from '../search-frame.tsx';
import { useLineForm } from '../use-line-form.ts';
import { HelperFields } from './fields.tsx';
import { helperForm } from './form.ts';

export default function HelperSearchPage() {
  const state = useLineForm(helperForm);
  return (
    <SearchFrame state={state}>
      <Part>
        <HelperFields state={state} />
      </Part>
    </SearchFrame>
  );
}

import { Choice } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import type { HelperForm } from './form-values.ts';

export function HelperFields({ state }: { state: LineFormState<HelperForm> }) {
  return (
    <>
      <Choice state={state} field="nationality" />
      <Choice state={state} field="coverYears" />
    </>
  );
}

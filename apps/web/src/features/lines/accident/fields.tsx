import { useTranslations } from 'use-intl';
import { Choice, Count } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import { children } from './form.ts';
import type { AccidentForm } from './form-values.ts';

interface Props {
  state: LineFormState<AccidentForm>;
}

export function PartyFields({ state, full }: Props & { full: boolean }) {
  const t = useTranslations('accident.form');
  return (
    <>
      <Choice state={state} field="party" quiet={!full} />
      <Count state={state} field="children" help={full && t('childrenHelp')} min={children.min} max={children.max} />
    </>
  );
}

export function ClassFields({ state }: Props) {
  return (
    <>
      <Choice state={state} field="yourClass" withHint />
      {state.form.party === 'F' && <Choice state={state} field="spouseClass" withHint />}
    </>
  );
}

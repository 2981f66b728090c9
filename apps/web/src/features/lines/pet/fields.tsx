import { useTranslations } from 'use-intl';
import { TextField } from '../../../components/text-field.tsx';
import { Choice, Pick, Tick } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import type { PetForm } from './form-values.ts';

/** Liability is asked on step 1 alone. */
export function PetFields({ state, full }: { state: LineFormState<PetForm>; full: boolean }) {
  const t = useTranslations('pet.form');
  return (
    <>
      <Choice state={state} field="petType" />
      <TextField id="petCount" label={t('petCount')} help={t('onePet')} value="1" readOnly onChange={() => {}} />
      <Pick state={state} field="petAgeYears" />
      {full && <Tick state={state} field="thirdParty" help={t('thirdPartyHelp')} />}
    </>
  );
}

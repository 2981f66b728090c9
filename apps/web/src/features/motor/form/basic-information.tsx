import type { StepProps } from '../step-props.ts';

/** What is keyed of a case. */
export function BasicInformation({ motorCase }: StepProps) {
  return <p>{motorCase.form.holderName}</p>;
}

import type { StepProps } from '../step-props.ts';

/** The premium of a case. */
export function PremiumStep({ motorCase }: StepProps) {
  return <p>{motorCase.quote?.planCode}</p>;
}

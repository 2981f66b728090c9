import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';

/** What a step of a case is given. */
export interface StepProps {
  readonly motorCase: MotorCase;
  /** Whether it is only to be read, on this page or by this reader. */
  readonly readOnly: boolean;
  /** Takes the case as the server answered it after it was saved. */
  readonly onSaved: (saved: MotorCase) => void;
}

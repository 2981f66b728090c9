import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import type { TypedTerms } from './typed-terms.ts';

/** What this tab keeps of a case until the server has it: what is typed, and what it began with, for a merge. */
export interface KeptCase {
  readonly form: MotorForm;
  readonly base: MotorForm;
  readonly terms: TypedTerms;
}

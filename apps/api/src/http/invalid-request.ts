import type { WireFailure } from './issues.ts';

/** The request does not fit the call's schema; the failures already carry wire names. */
export class InvalidRequest extends Error {
  readonly failures: WireFailure[];

  constructor(failures: WireFailure[]) {
    super('request.invalid');
    this.name = 'InvalidRequest';
    this.failures = failures;
  }
}

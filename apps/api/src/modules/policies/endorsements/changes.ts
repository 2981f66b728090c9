import type { ChangedLine } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { PolicyEnd } from '../policy-status.ts';

/** A value before and after. */
export interface Turn<Value> {
  readonly before: Value;
  readonly after: Value;
}

type Words = Readonly<Record<string, string>>;

/** What an endorsement changes. What turns it round has the same the other way. */
export interface EndorsementChanges {
  /** As people read it. */
  readonly lines: readonly ChangedLine[];
  /** Of a personal line: facts that it is rated on, by name. */
  readonly facts?: Turn<Words>;
  /** What is known of holder and risk and bears no premium, by name. */
  readonly details?: Turn<Words>;
  /** The last day of the period. */
  readonly endsOn?: Turn<string>;
  readonly endedAs?: Turn<PolicyEnd | null>;
}

const turned = <Value>(turn: Turn<Value> | undefined) => turn && { before: turn.after, after: turn.before };

/** The same changes the other way round. */
export function turnedRound({ lines, facts, details, endsOn, endedAs }: EndorsementChanges): EndorsementChanges {
  return {
    lines: lines.map(({ before, beforeZh, after, afterZh, ...line }) => ({
      ...line,
      before: after,
      beforeZh: afterZh,
      after: before,
      afterZh: beforeZh,
    })),
    ...(facts ? { facts: turned(facts) as Turn<Words> } : {}),
    ...(details ? { details: turned(details) as Turn<Words> } : {}),
    ...(endsOn ? { endsOn: turned(endsOn) as Turn<string> } : {}),
    ...(endedAs ? { endedAs: turned(endedAs) as Turn<PolicyEnd | null> } : {}),
  };
}

/** What the changes of an endorsement are sealed for. */
export const changesSealOwner = (endorsementId: string) => `policy_endorsements/${endorsementId}`;

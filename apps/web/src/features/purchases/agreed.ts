import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { readMark, writeMark } from './session.ts';

/** What was said under the review. */
export interface Agreed {
  agreeWording: boolean;
  /** Undefined while it is not answered; it may be refused. */
  agreeMarketing: boolean | undefined;
}

/** What a mark in the tab says: w for the declaration, m or n for direct marketing. */
function markOf({ agreeWording, agreeMarketing }: Agreed): string {
  const marketing = agreeMarketing === undefined ? '' : agreeMarketing ? 'm' : 'n';
  return `${agreeWording ? 'w' : ''}${marketing}`;
}

/** Both live in this tab until they are submitted; a submitted application has both. */
export function readAgreed({ applicationRef, state, agreeMarketing }: Application): Agreed {
  const submitted = state === 'submitted' ? markOf({ agreeWording: true, agreeMarketing }) : '';
  const mark = readMark(`agreed.${applicationRef}`) ?? submitted;
  return {
    agreeWording: mark.includes('w'),
    agreeMarketing: mark.includes('m') ? true : mark.includes('n') ? false : undefined,
  };
}

export function writeAgreed(ref: string, agreed: Agreed): void {
  writeMark(`agreed.${ref}`, markOf(agreed));
}

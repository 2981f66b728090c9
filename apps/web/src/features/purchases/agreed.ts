import type { Application } from '@onegi/contract/calls/purchases/shapes';
import type { Agreed } from './agreements.tsx';
import { readMark, writeMark } from './session.ts';

/** The two ticks live in this tab until they are submitted; a submitted application has both. */
export function readAgreed(application: Application): Agreed {
  const mark = readMark(`agreed.${application.applicationRef}`) ?? (application.state === 'submitted' ? 'wm' : '');
  return { agreeWording: mark.includes('w'), agreeMarketing: mark.includes('m') };
}

export function writeAgreed(ref: string, { agreeWording, agreeMarketing }: Agreed): void {
  writeMark(`agreed.${ref}`, `${agreeWording ? 'w' : ''}${agreeMarketing ? 'm' : ''}`);
}

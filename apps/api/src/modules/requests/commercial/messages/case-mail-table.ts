import type { CaseStep } from '../../../mail/mails.ts';
import type { caseWorkflow } from '../case-workflow.ts';
import { offerEventNames, type offerWorkflow } from '../offers/offer-workflow.ts';

/**
 * Whom a mail is for: the consultant; the office, which is who has the case, and of one that nobody has the desk's address;
 * or who was given the case.
 */
type To = 'consultant' | 'office' | 'assignee';
interface Mail {
  readonly step: CaseStep;
  readonly to: To;
}
export type CausedMail = (Mail & { readonly and?: Mail }) | { readonly none: string };

/** That it is the office's turn again; only once no insurer may quote and no offer be accepted any more. */
const noOfferLeft = { step: 'noOfferLeft', to: 'office' } as const;

type ActionOf<W extends { readonly transitions: readonly { readonly action: string }[] }> =
  W['transitions'][number]['action'];

/** The mail that an action with a case causes, or why it causes none. Nobody is ever mailed what they have just done. */
export const caseActionMails: Readonly<Record<ActionOf<typeof caseWorkflow>, CausedMail>> = {
  save: { none: 'a form saves itself while it is typed' },
  delete: { none: 'nobody but its consultant has seen a draft' },
  submit: { step: 'submitted', to: 'office' },
  assign: { step: 'assigned', to: 'assignee' },
  release: { none: 'it is on the desk again, and nobody in particular has to take it' },
  ask: { step: 'itemsAsked', to: 'consultant' },
  resubmit: { step: 'resubmitted', to: 'office' },
  send: { none: 'insurers are mailed links of their own' },
  accept: { step: 'accepted', to: 'office' },
  decline: { step: 'declined', to: 'consultant' },
  withdraw: { step: 'withdrawn', to: 'office' },
  expire: { step: 'caseExpired', to: 'consultant' },
  reopen: { step: 'reopened', to: 'consultant', and: noOfferLeft },
  issue: { none: 'the policy is mailed with its documents' },
  endorse: { step: 'endorsed', to: 'consultant' },
};

/** The same of actions with an offer. */
export const offerActionMails: Readonly<Record<ActionOf<typeof offerWorkflow>, CausedMail>> = {
  sendAgain: { none: 'the insurer is mailed a link of its own' },
  quote: { step: 'offersCame', to: 'consultant' },
  requireInformation: { step: 'informationRequired', to: 'office' },
  notQuote: noOfferLeft,
  accept: { none: 'the acceptance of the case tells of it' },
  decline: noOfferLeft,
  expire: { step: 'offersExpired', to: 'consultant', and: noOfferLeft },
  resume: { none: 'the insurer is mailed a new link when the consultant submits the case again' },
  close: { none: 'what ended the case tells of it, or the consultant has accepted another' },
  lapse: { none: 'the end of the case tells of it, or that it is open again' },
  reopen: { none: 'that the case is open again tells of it' },
};

const ofOfferEvents = new Map<string, CausedMail>(
  Object.entries(offerActionMails).map(([action, mail]) => [
    offerEventNames[action as keyof typeof offerEventNames] ?? action,
    mail,
  ]),
);

/** The mails that an event of a case's timeline causes. */
export function mailsOfEvent({ action, insurer_code }: { action: string; insurer_code: string | null }): Mail[] {
  const caused =
    insurer_code === null ? caseActionMails[action as keyof typeof caseActionMails] : ofOfferEvents.get(action);
  if (!caused || !('step' in caused)) return [];
  return caused.and ? [caused, caused.and] : [caused];
}

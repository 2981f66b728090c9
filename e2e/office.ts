import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import { getEndorsementOptions, type saveEndorsement } from '@onegi/contract/calls/policies/endorsements/drafts';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { findNotes } from '@onegi/contract/calls/settlement/notes';
import { endorsementFields as e } from '@onegi/contract/fields/endorsements';
import type { ProductCode } from '@onegi/contract/lines';
import type { Browser, Page } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { anIssuedEndorsement } from './endorsements.ts';
import { daysAhead } from './purchase.ts';

/** Somebody of the office at a desk of their own. */
export async function atDesk(browser: Browser, word: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await signIn(page, word);
  return page;
}

type Options = AnswerOf<typeof getEndorsementOptions>;

/** What can be done with a policy today. */
export async function optionsOf(page: Page, number: string): Promise<Options> {
  const path = `${getEndorsementOptions.path}?${e.policySought.wire}=${number}`;
  return getEndorsementOptions.answer.codec.decode(await callAs(page, { ...getEndorsementOptions, path }));
}

/** A policy of a line that nobody is changing and whose notes are all paid. */
export async function aPaidPolicy(desks: { operations: Page; finance: Page }, line: ProductCode): Promise<Options> {
  const { records } = policyList.page.answer.codec.decode(
    await callAs(desks.operations, policyList.page, { line, status: 'active', size: 50 } as never),
  );
  for (const { transactionNumber, policyNumber } of records) {
    const options = await optionsOf(desks.operations, transactionNumber);
    if (
      options.mayDraft &&
      options.earliestOn <= options.today &&
      (await openNotes(desks.finance, policyNumber)).length === 0
    )
      return options;
  }
  throw new Error(`No ${line} policy can be changed`);
}

/** Open notes by a policy's number. */
export async function openNotes(page: Page, searched: string) {
  return findNotes.answer.codec.decode(await callAs(page, findNotes, { searched })).notes;
}

/** The open debit note of an endorsement that operations has drafted and the officer has approved, by their calls. */
export async function anEndorsedNote(
  desks: { operations: Page; officer: Page; finance: Page },
  options: Options,
  keyedPremiumCents: number,
) {
  const terms = { number: options.transactionNumber, action: 'keyed', effectiveOn: daysAhead(0), reason: 'Sum raised' };
  const given = { ...terms, keyedPremiumCents, details: { other: 'Sum raised' } } as BodyOf<typeof saveEndorsement>;
  await anIssuedEndorsement(desks, given);
  const [note] = await openNotes(desks.finance, options.policyNumber);
  if (!note) throw new Error('The endorsement has no note');
  return note;
}

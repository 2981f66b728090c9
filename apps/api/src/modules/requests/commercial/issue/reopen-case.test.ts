import { endRequest } from '@onegi/contract/calls/requests/change-request';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { askedSections, caseFields as c } from '@onegi/contract/fields/commercial';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  aSubmittedCase,
  askForItems,
  openCase,
  updateCase,
} from '@onegi/testing/factories/commercial-cases';
import { aLink, openLink } from '@onegi/testing/factories/insurer-links';
import {
  anAcceptedCase,
  anAcceptedEndorsement,
  anEndorsementToName,
  caseVersionOf,
  draftPolicy,
  endorseCase,
  issueCase,
  reopenCase,
} from '@onegi/testing/factories/issue';
import { acceptOffer, declineOffer, keyIn, sendTo, someOffers } from '@onegi/testing/factories/offers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const HOUR = 3_600;
const DAY = 24 * HOUR;

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp({ today: '2026-11-21' });
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-21');
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
});

async function later(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
}
const people = () => ({ consultant, officer });
const opened = async (caseNumber: string, user = consultant) => granted(await openCase(shop, user, caseNumber));
const reopen = (caseNumber: string, reason?: string) => reopenCase(shop, officer, caseNumber, reason);
async function withdraw(caseNumber: string, changes: object = {}) {
  const caseVersion = await caseVersionOf(shop, caseNumber);
  const body = { caseNumber, caseVersion, reason: 'The client backs out', ...changes };
  return callAs(shop, withdrawCase, consultant, { body });
}
async function decline(caseNumber: string, changes: object = {}) {
  const caseVersion = await caseVersionOf(shop, caseNumber);
  const body = {
    requestNumber: caseNumber,
    caseVersion,
    outcome: 'decline',
    reason: 'The insurer has left',
    ...changes,
  };
  return callAs(shop, endRequest, officer, { body: body as never });
}
const states = ({ offers }: Pick<CaseDetail, 'offers'>) => offers.map(({ offerState }) => offerState);

/** A case of whose offers so many were quoted, of which the first is accepted. */
async function accepted(howMany: number, answer: object = {}): Promise<string> {
  let offers = await someOffers(shop, people(), 0);
  for (let at = 0; at < howMany; at++)
    offers = granted(
      await keyIn(shop, officer, offers[at] as Offer, { ...answer, premiumCents: (at + 1) * 1_000_000 }),
    );
  await later(60);
  granted(await acceptOffer(shop, consultant, offers[0] as Offer));
  return offers[0]?.caseNumber ?? '';
}

describe('an accepted case that is not issued yet is over', () => {
  test('when its client backs out, with all its offers, and the clock as it was when it was accepted', async () => {
    const { token, offer } = await aLink(shop, people());
    const [quoted] = granted(await keyIn(shop, officer, offer));
    granted(await acceptOffer(shop, consultant, quoted as Offer));
    const { caseNumber } = offer;
    const { clockMinutes } = await opened(caseNumber);
    expect((await opened(caseNumber)).allowedActions).toEqual(['withdraw']);
    await later(3 * DAY);
    const gone = granted(await withdraw(caseNumber));
    expect(gone).toMatchObject({
      caseState: 'closed',
      closedAs: 'withdrawn',
      reason: 'The client backs out',
      holder: null,
      allowedActions: [],
      clockMinutes,
      isLate: false,
    });
    expect(states(gone).every((state) => state === 'declined')).toBe(true);
    expect(gone.history[0]).toMatchObject({ eventAction: 'withdraw', stepMinutes: 3 * 24 * 60 });
    expect((await issueCase(shop, officer, caseNumber)).code).toBe('case.withdrawn');
    expect((await reopen(caseNumber)).code).toBe('case.withdrawn');
    // The insurer whose offer it was is told, too.
    expect((await openLink(shop, token)).code).toBe('insurerLink.caseWithdrawn');
  });

  test('when an officer declines it, with a reason', async () => {
    const caseNumber = await accepted(1);
    const without = await decline(caseNumber, { reason: ' ' });
    expect([without.status, without.fields]).toEqual([400, [c.reason.wire]]);
    granted(await decline(caseNumber));
    const over = await opened(caseNumber);
    expect(over).toMatchObject({ caseState: 'closed', closedAs: 'declined', reason: 'The insurer has left' });
    expect(states(over)).toEqual(['declined', 'declined', 'declined']);
    expect((await issueCase(shop, officer, caseNumber)).code).toBe('case.declined');
  });

  test('by nobody who has not seen that an offer was accepted, and not by the office for a consultant', async () => {
    const caseNumber = await accepted(1);
    const before = (await caseVersionOf(shop, caseNumber)) - 1;
    for (const changes of [{ caseVersion: undefined }, { caseVersion: before }]) {
      for (const answer of [await withdraw(caseNumber, changes), await decline(caseNumber, changes)])
        expect([answer.status, answer.code]).toEqual([409, 'case.accepted']);
    }
    const body = { caseNumber, caseVersion: before + 1 };
    expect((await callAs(shop, withdrawCase, officer, { body })).code).toBe('case.ofConsultant');
    expect((await opened(caseNumber)).caseState).toBe('accepted');
  });

  test('of this and issuing the policy at once one wins, and the other is told', async () => {
    for (let i = 0; i < 3; i++) {
      const caseNumber = await accepted(1);
      const [withdrawn, issued] = await Promise.all([withdraw(caseNumber), issueCase(shop, officer, caseNumber)]);
      expect([withdrawn.status, issued.status].sort()).toEqual([200, 409]);
      const { policy, caseState } = await opened(caseNumber);
      if (policy) expect([withdrawn.code, caseState]).toEqual(['case.issued', 'accepted']);
      else expect([issued.code, caseState]).toEqual(['case.withdrawn', 'closed']);
    }
  });
});

describe('an acceptance that is taken back', () => {
  test('opens the offers again that were quoted and are good, of which another is accepted and issued', async () => {
    const caseNumber = await accepted(2);
    await later(DAY);
    const open = granted(await reopen(caseNumber));
    expect(open).toMatchObject({
      caseState: 'waiting',
      closedAs: null,
      reason: 'The period has other levies',
      policy: null,
    });
    expect(states(open)).toEqual(['quoted', 'quoted', 'declined']);
    expect(open.history[0]).toMatchObject({ eventAction: 'reopen', stepMinutes: 24 * 60 });
    expect(open.history.filter(({ eventAction }) => /^offer(Expire|Decline)/.test(eventAction))).toEqual([]);
    const { offers } = await opened(caseNumber);
    expect(offers.map(({ allowedActions }) => allowedActions)).toEqual([
      ['accept', 'decline'],
      ['accept', 'decline'],
      [],
    ]);
    // Insurers are asked again, and others, as of any case.
    expect(states({ offers: granted(await sendTo(shop, officer, caseNumber, ['JDF', 'BRG'])) })).toEqual([
      'quoted',
      'quoted',
      'waiting',
      'waiting',
    ]);
    granted(await acceptOffer(shop, consultant, offers[1] as Offer));
    const issued = granted(await issueCase(shop, officer, caseNumber));
    expect(issued.policy).toMatchObject({
      policyNumber: expect.stringMatching(/^SFY-/),
      premiumCents: 2_000_000,
    });
    expect(states(issued)).toEqual(['declined', 'accepted', 'declined', 'declined']);
  });

  test('leaves closed what the consultant has declined, and what was for the case as it was before', async () => {
    const [first, second] = await someOffers(shop, people(), 3);
    const caseNumber = first?.caseNumber ?? '';
    granted(await declineOffer(shop, consultant, second as Offer));
    granted(await askForItems(shop, officer, caseNumber, { askedRows: [askedSections.endsOn], askedDocuments: [] }));
    await later(60);
    const pending = await opened(caseNumber);
    granted(await updateCase(shop, consultant, pending, { endsOn: '2027-11-30', savedAs: 'waiting' }));
    await later(60);
    // The first insurer confirms, the third has not.
    const current = await opened(caseNumber);
    expect(states(current)).toEqual(['waiting', 'declined', 'waiting']);
    const [confirmed] = granted(await keyIn(shop, officer, current.offers[0] as Offer));
    await later(60);
    granted(await acceptOffer(shop, consultant, confirmed as Offer));
    expect(states(granted(await reopen(caseNumber)))).toEqual(['quoted', 'declined', 'declined']);
  });

  test('opens a good offer again, though documents that its quote does not rest on came after it', async () => {
    const [first] = await someOffers(shop, people(), 2);
    const caseNumber = first?.caseNumber ?? '';
    granted(await askForItems(shop, officer, caseNumber, { askedRows: [askedSections.endsOn], askedDocuments: [] }));
    await later(60);
    granted(await updateCase(shop, consultant, await opened(caseNumber), { savedAs: 'waiting' }));
    await later(60);
    const { offers } = await opened(caseNumber);
    expect(states({ offers })).toEqual(['quoted', 'quoted', 'waiting']);
    granted(await acceptOffer(shop, consultant, offers[0] as Offer));
    expect(states(granted(await reopen(caseNumber)))).toEqual(['quoted', 'quoted', 'declined']);
  });

  test('says to an insurer that had not answered that nothing is awaited of it, and not that its offer was declined', async () => {
    const { token, offer } = await aLink(shop, people());
    const { caseNumber } = offer;
    const asked = granted(await sendTo(shop, officer, caseNumber, ['SFY'])).at(-1) as Offer;
    const quoted = granted(await keyIn(shop, officer, asked)).at(-1) as Offer;
    granted(await acceptOffer(shop, consultant, quoted));
    granted(await reopen(caseNumber));
    expect((await openLink(shop, token)).code).toBe('insurerLink.offerOver');
  });

  test('is the acceptance that was seen: of a later one nobody takes anything back, or ends it', async () => {
    const caseNumber = await accepted(2);
    const seen = await caseVersionOf(shop, caseNumber);
    const { offers } = granted(await reopen(caseNumber));
    granted(await acceptOffer(shop, consultant, offers[1] as Offer));
    const late = [
      await reopenCase(shop, officer, caseNumber, 'The first insurer has left', seen),
      await decline(caseNumber, { caseVersion: seen }),
      await withdraw(caseNumber, { caseVersion: seen }),
    ];
    expect(late.map(({ status, code }) => [status, code])).toEqual(late.map(() => [409, 'case.accepted']));
    expect(states(await opened(caseNumber))).toEqual(['declined', 'accepted', 'declined']);
  });

  test('lets run out an offer whose last day is over', async () => {
    const caseNumber = await accepted(2, { validUntil: '2026-11-25' });
    await later(5 * DAY);
    const open = granted(await reopen(caseNumber));
    expect([open.caseState, states(open)]).toEqual(['waiting', ['expired', 'declined', 'declined']]);
    const [again] = granted(await sendTo(shop, officer, caseNumber, ['LPG']));
    const [offer] = granted(await keyIn(shop, officer, again as Offer));
    granted(await acceptOffer(shop, consultant, offer as Offer));
    expect(granted(await issueCase(shop, officer, caseNumber)).policy?.premiumCents).toBe(1_000_000);
  });

  test('promises an offer anew, and the case lasts from then on', async () => {
    const caseNumber = await accepted(1);
    await later(2 * DAY);
    const before = await opened(caseNumber);
    const now = shop.clock.now().getTime();
    const open = granted(await reopen(caseNumber));
    expect(open).toMatchObject({
      clockMinutes: 0,
      officeMinutes: 0,
      promisedHours: 24,
      isLate: false,
      isPaused: false,
      dueAt: new Date(now + DAY * 1000).toISOString(),
      expiresAt: new Date(now + 90 * DAY * 1000).toISOString(),
      submittedAt: before.submittedAt,
      caseRequestedAt: before.caseRequestedAt,
    });
    await later(DAY);
    expect(await opened(caseNumber)).toMatchObject({ clockMinutes: 24 * 60, isLate: false });
    await later(60);
    expect(await opened(caseNumber)).toMatchObject({ clockMinutes: 24 * 60 + 1, isLate: true });
  });

  test('is for a reason, by an officer, of a case that is accepted', async () => {
    const caseNumber = await accepted(1);
    const without = await reopen(caseNumber, ' ');
    expect([without.status, without.fields]).toEqual([400, [c.reason.wire]]);
    expect((await reopenCase(shop, consultant, caseNumber)).status).toBe(403);
    const { caseNumber: waiting } = await aSubmittedCase(shop, consultant);
    expect((await reopen(waiting)).code).toBe('case.wrongState');
    expect((await reopen('RQ2611999999')).status).toBe(404);
    expect((await opened(caseNumber)).caseState).toBe('accepted');
    granted(await issueCase(shop, officer, caseNumber));
    expect((await reopen(caseNumber)).code).toBe('case.issued');
  });

  test('while the policy is issued: one wins, and the other is told what happened', async () => {
    for (let i = 0; i < 4; i++) {
      const caseNumber = await accepted(1);
      const answers = await Promise.all(
        i % 2
          ? [reopen(caseNumber), issueCase(shop, officer, caseNumber)]
          : [issueCase(shop, officer, caseNumber), reopen(caseNumber)].reverse(),
      );
      const [back, issued] = answers;
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { policy, caseState } = await opened(caseNumber);
      if (policy) expect([back?.code, caseState]).toEqual(['case.issued', 'accepted']);
      else expect([issued?.code, caseState]).toEqual(['case.reopened', 'waiting']);
    }
    const caseNumber = await accepted(1);
    const twice = await Promise.all([reopen(caseNumber), reopen(caseNumber)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)?.code).toBe('case.reopened');
  });

  test('lets nobody issue another offer than the one that they have seen', async () => {
    const caseNumber = await accepted(2);
    const { caseVersion } = granted(await draftPolicy(shop, officer, caseNumber));
    const { offers } = granted(await reopen(caseNumber));
    granted(await acceptOffer(shop, consultant, offers[1] as Offer));
    const unseen = await issueCase(shop, officer, caseNumber, { caseVersion });
    expect([unseen.status, unseen.code]).toEqual([409, 'case.reopened']);
    const seen = granted(await draftPolicy(shop, officer, caseNumber));
    expect(seen.premiumCents).toBe(2_000_000);
    granted(await issueCase(shop, officer, caseNumber, { caseVersion: seen.caseVersion }));
  });
});

describe('an accepted case that asks for an endorsement', () => {
  test('is declined and opened again as any other, and not withdrawn: the endorsement may be in force', async () => {
    expect((await withdraw(await anAcceptedEndorsement(shop, people()))).code).toBe('case.endorsementBegun');
    granted(await decline(await anAcceptedEndorsement(shop, people())));
    const caseNumber = await anAcceptedEndorsement(shop, people());
    expect(states(granted(await reopen(caseNumber)))[0]).toBe('quoted');
    const named = await anEndorsementToName(shop, people());
    expect((await endorseCase(shop, officer, { ...named, caseNumber })).code).toBe('case.reopened');
    const [back, ended] = await Promise.all([reopen(named.caseNumber), endorseCase(shop, officer, named)]);
    expect([back.status, ended.status].sort()).toEqual([200, 409]);
    expect(back.code ?? ended.code).toMatch(/^case\.(endorsed|reopened)$/);
  });
});

test('a case that is not accepted any more has no policy to draft', async () => {
  const caseNumber = await anAcceptedCase(shop, people());
  granted(await reopen(caseNumber));
  expect((await draftPolicy(shop, officer, caseNumber)).code).toBe('case.reopened');
});

import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { openInsurerLink } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { offerFields as o } from '@onegi/contract/fields/offers';
import { requestFields as r } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import {
  aConsultant,
  askForItems,
  openCase,
  PROPOSAL,
  updateCase,
  uploadDocument,
} from '@onegi/testing/factories/commercial-cases';
import {
  aLink,
  answerByLink,
  insurersBrowser,
  mailsTo,
  openLink,
  revokeLink,
  sendLinkTo,
  sendNewLink,
  tokenSentTo,
} from '@onegi/testing/factories/insurer-links';
import { acceptOffer, declineOffer, keyIn, sendTo } from '@onegi/testing/factories/offers';
import { call } from '@onegi/testing/factories/purchases';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireCases } from '../expire-cases.ts';

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  // Days go by in some tests, which end sessions.
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
  await shop.deps.db.deleteFrom('quote_requests').execute();
  await shop.deps.db.deleteFrom('rate_limit_hits').execute();
});
afterAll(() => shop.close());

const link = (input = {}) => aLink(shop, { consultant, officer }, input);
const opened = async (token: string) => granted(await openLink(shop, token));
const caseOf = async (caseNumber: string) => granted(await openCase(shop, consultant, caseNumber));
const offersOf = async (caseNumber: string) => (await caseOf(caseNumber)).offers;
const asks = { answeredAs: 'informationRequired', premiumCents: undefined, remark: 'How old is the wiring?' } as const;
const refuses = { answeredAs: 'notQuoting', premiumCents: undefined, remark: 'No capacity' } as const;

/** The consultant gives what the office has asked for. */
async function resubmit(caseNumber: string, changes: object = {}) {
  shop.clock.advance(60);
  granted(await askForItems(shop, officer, caseNumber));
  const detail = await caseOf(caseNumber);
  const { sent } = await uploadDocument(shop, consultant);
  const documents = [{ order: PROPOSAL, uploadId: sent?.uploadId ?? '' }];
  return granted(await updateCase(shop, consultant, detail, { documents, ...changes, savedAs: 'waiting' }));
}

describe('an insurer who opens its link', () => {
  test('reads the case, its documents and what it has answered, and nothing that it need not know [C-5.4-01]', async () => {
    const { token, offer } = await link();
    granted(await sendTo(shop, officer, offer.caseNumber, ['SFY']));
    const [, other] = await offersOf(offer.caseNumber);
    granted(await keyIn(shop, officer, other as never, { premiumCents: 777_700, comment: 'Cheapest of the two' }));
    const read = await opened(token);
    expect(read).toMatchObject({
      caseNumber: offer.caseNumber,
      productName: 'Business Package',
      insuredName: 'Harbour Demo Trading Limited',
      startsOn: '2027-01-01',
      endsOn: '2027-12-31',
      isPending: false,
      canAnswer: true,
      asksBearing: false,
      offer: { insurerCode: 'LPG', offerState: 'waiting', offerVersion: 1, premiumCents: null, files: [] },
    });
    expect(read.answers).toContainEqual(
      expect.objectContaining({ asked: 'Address of the premises', answer: 'Unit 1, 1 Demo Road, Kwun Tong' }),
    );
    expect(
      read.documents.map(({ fileName, downloadUrl }) => [fileName, downloadUrl.startsWith('/api/insurer/link/')]),
    ).toEqual([
      ['proposal.pdf', true],
      ['proposal.pdf', true],
    ]);
    const { data } = await call(shop, 'GET', openInsurerLink.path.replace('{token}', token), undefined, {});
    const wire = JSON.stringify(data);
    const { loginId } = consultant;
    const codes = await shop.deps.db.selectFrom('quote_requests').select('consultant_code').executeTakeFirstOrThrow();
    for (const hidden of [
      'Cheapest',
      '7777.00',
      'SFY',
      'Safeway',
      loginId,
      codes.consultant_code ?? '?',
      o.comment.wire,
    ])
      expect([hidden, wire.includes(hidden)]).toEqual([hidden, false]);
  });

  test('of personal insurance reads neither how the client is reached nor whom the client prefers', async () => {
    const answers = {
      OP02: 'SFY',
      OP03: 'CHAN TAI MAN',
      OP04: '23456789',
      OP05: 'chan@example.com',
      OP06: '',
      OP07: '',
      OP09: 'Y',
      OP11: 'AM',
      OP12: '',
    };
    const { token } = await link({ templateId: 'OTHERS_P', product: 'PA', answers, documents: [] });
    const wire = JSON.stringify(await opened(token));
    expect(wire).toContain('CHAN TAI MAN');
    for (const hidden of ['23456789', 'chan@example.com', 'SFY', 'Best time to call'])
      expect([hidden, wire.includes(hidden)]).toEqual([hidden, false]);
  });

  test('is counted and in the audit trail each time, also when the link is over [C-5.4-02]', async () => {
    const { token, offer } = await link();
    await opened(token);
    shop.clock.advance(60);
    await opened(token);
    await revokeLink(shop, officer, offer);
    expect(await openLink(shop, token)).toMatchObject({ status: 410, code: 'insurerLink.revoked' });
    const row = await shop.deps.db.selectFrom('insurer_links').selectAll().executeTakeFirstOrThrow();
    expect(row.opened_count).toBe(3);
    expect(Number(row.last_opened_at) - Number(row.first_opened_at)).toBe(60_000);
    await shop.deps.audit.chain();
    const events = await shop.deps.db
      .selectFrom('audit_trail')
      .select(['actor_kind', 'actor_id', 'object_name', 'after_facts'])
      .where('action', '=', 'insurerLink.opened')
      .where('object_id', '=', row.id)
      .orderBy('seq')
      .execute();
    expect(events.map(({ after_facts }) => JSON.parse(after_facts).state)).toEqual(['live', 'live', 'revoked']);
    expect(events[0]).toMatchObject({ actor_kind: 'insurer', actor_id: null, object_name: offer.caseNumber });
  });

  test('may do the same whoever has signed in in that browser, and is the insurer in the audit trail', async () => {
    const { token } = await link();
    const stranger = await aConsultant(shop);
    const read = granted(await openLink(shop, token, stranger));
    const answered = granted(await answerByLink(shop, token, read, {}, { user: stranger }));
    expect(answered.offer.offerState).toBe('quoted');
    await shop.deps.audit.chain();
    const events = shop.deps.db.selectFrom('audit_trail').select(['actor_kind', 'actor_id', 'action']);
    const ofLink = await events.where('action', 'in', ['insurerLink.answered', 'offer.quoted']).execute();
    expect(ofLink.slice(-2)).toEqual([
      { actor_kind: 'insurer', actor_id: null, action: 'offer.quoted' },
      { actor_kind: 'insurer', actor_id: null, action: 'insurerLink.answered' },
    ]);
  });

  test('keeps nothing of the token in the database but its hash', async () => {
    const { token } = await link();
    const rows = await shop.deps.db.selectFrom('insurer_links').selectAll().execute();
    const mails = await shop.deps.db.selectFrom('mails').selectAll().execute();
    const written = [...rows, ...mails].flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
    );
    expect(written.filter((text) => text.includes(token))).toEqual([]);
  });

  test('is told nothing of a wrong token, and a guesser is slowed down [C-5.4-03]', async () => {
    const { token } = await link();
    const wrong = [`${token}x`, token.slice(0, -1), 'A'.repeat(32), `${token.slice(0, -1)}~`];
    const answers = await Promise.all(wrong.map((guess) => openLink(shop, guess)));
    expect(answers.map(({ status, code }) => [status, code])).toEqual(wrong.map(() => [404, 'insurerLink.notFound']));
    const guesses = [];
    for (let i = 0; i < 40; i++) guesses.push((await openLink(shop, `${'B'.repeat(30)}${i}`)).status);
    expect(guesses.filter((status) => status === 429).length).toBeGreaterThan(20);
    // Who holds a good one is not kept from it by those who guess.
    await opened(token);
  });
});

describe("an insurer's answer", () => {
  test('is an offer with its figures and words, which the consultant reads at once [C-5.4-04]', async () => {
    const { token, offer } = await link();
    const words = {
      insurerReference: 'LP/26/1',
      excess: 'HK$5,000',
      conditions: 'Survey',
      remark: 'Subject to survey',
    };
    const given = { premiumCents: 2_137_200, validUntil: '2026-12-24', ...words };
    const answered = granted(await answerByLink(shop, token, await opened(token), given));
    const figures = { premiumCents: 2_137_200, iaLevyCents: 855, totalCents: 2_138_055, validUntil: '2026-12-24' };
    expect(answered).toMatchObject({ canAnswer: true, offer: { offerState: 'quoted', ...figures, ...words } });
    expect((await offersOf(offer.caseNumber))[0]).toMatchObject({
      offerState: 'quoted',
      holder: 'consultant',
      ...figures,
      ...words,
      comment: '',
    });
  });

  test('is what it needs to know, or that it does not quote, each with words', async () => {
    const { token, offer } = await link();
    const mute = await answerByLink(shop, token, await opened(token), { ...asks, remark: '' });
    expect(mute).toMatchObject({ status: 400, fields: [o.remark.wire] });
    granted(await answerByLink(shop, token, await opened(token), asks));
    expect((await offersOf(offer.caseNumber))[0]).toMatchObject({
      offerState: 'informationRequired',
      holder: 'officer',
      remark: 'How old is the wiring?',
    });
    granted(await answerByLink(shop, token, await opened(token), refuses));
    expect((await offersOf(offer.caseNumber))[0]).toMatchObject({ offerState: 'notQuoting', holder: null });
  });

  test('takes the place of the one before, with all that the office had said of that [C-5.4-05]', async () => {
    const { token, offer } = await link();
    const first = granted(await answerByLink(shop, token, await opened(token), { excess: 'HK$1,000' }));
    const [keyed] = granted(await keyIn(shop, officer, { ...offer, offerVersion: 2 }, { comment: 'Best of all' }));
    expect(keyed).toMatchObject({ comment: 'Best of all' });
    expect(await answerByLink(shop, token, first)).toMatchObject({ status: 409, code: 'insurerLink.caseChanged' });
    granted(await answerByLink(shop, token, await opened(token), { premiumCents: 1_400_000 }));
    expect((await offersOf(offer.caseNumber))[0]).toMatchObject({ premiumCents: 1_400_000, excess: '', comment: '' });
  });

  test('sent twice, by a double click or by two browsers, has one effect', async () => {
    const { token, offer } = await link();
    const read = await opened(token);
    const key = 'one-click-of-an-insurer';
    const twice = await Promise.all([1, 2].map(() => answerByLink(shop, token, read, {}, { key })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const again = await opened(token);
    const both = await Promise.all([1, 2].map((n) => answerByLink(shop, token, again, { premiumCents: n * 100_000 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const quoted = (await caseOf(offer.caseNumber)).history.filter(({ eventAction }) => eventAction === 'offerQuote');
    expect(quoted).toHaveLength(2);
    expect(quoted[0]).toMatchObject({ eventInsurer: 'LPG', eventBy: null });
  });

  test('with wrong figures is told at its fields, in both languages, and changes nothing', async () => {
    const { token, offer } = await link();
    const read = await opened(token);
    const wrong = [{ premiumCents: undefined }, { premiumCents: 100, bearingCents: 101 }, { validUntil: '2020-01-01' }];
    const answers = await Promise.all(wrong.map((changes) => answerByLink(shop, token, read, changes)));
    expect(answers.map(({ status, fields }) => [status, fields])).toEqual([
      [400, [o.premiumKeyed.wire]],
      [400, [o.bearingKeyed.wire]],
      [400, [o.validUntilKeyed.wire]],
    ]);
    for (const { fieldTexts } of answers)
      for (const { msg, msgC } of Object.values(fieldTexts)) expect([msg, msgC]).not.toContain('');
    expect((await offersOf(offer.caseNumber))[0]).toMatchObject({ offerState: 'waiting', offerVersion: 1 });
  });
});

describe('a case that changes while an insurer reads it', () => {
  test('is refused with what was typed for the old one, and answered as it is now [C-5.4-06]', async () => {
    const { token, offer, email } = await link();
    const read = await opened(token);
    // Asked, nothing has changed yet.
    granted(await askForItems(shop, officer, offer.caseNumber));
    expect(await opened(token)).toMatchObject({ isPending: true, caseShown: read.caseShown, canAnswer: true });
    const detail = await caseOf(offer.caseNumber);
    const answers = {
      ...Object.fromEntries(
        detail.questions.filter(({ hidden }) => !hidden).map((q) => [q.questionId, q.initial ?? '']),
      ),
      BP03: 'Unit 2',
    };
    granted(await updateCase(shop, consultant, detail, { answers, savedAs: 'draft' }));
    expect(await answerByLink(shop, token, read)).toMatchObject({ status: 409, code: 'insurerLink.caseChanged' });
    shop.clock.advance(60);
    granted(await updateCase(shop, consultant, await caseOf(offer.caseNumber), { savedAs: 'waiting' }));
    const fresh = await tokenSentTo(shop, email);
    const now = await opened(fresh);
    expect(now.answers.find(({ asked }) => asked === 'Address of the premises')?.answer).toBe('Unit 2');
    granted(await answerByLink(shop, fresh, now));
  });

  test('with another document is another case, too', async () => {
    const { token, offer } = await link();
    const read = await opened(token);
    granted(await askForItems(shop, officer, offer.caseNumber));
    const { sent } = await uploadDocument(shop, consultant);
    const documents = [{ order: PROPOSAL, uploadId: sent?.uploadId ?? '' }];
    granted(await updateCase(shop, consultant, await caseOf(offer.caseNumber), { documents }));
    expect(await answerByLink(shop, token, read)).toMatchObject({ code: 'insurerLink.caseChanged' });
  });

  test('is the turn again of who asked something: a second mail brings a new link, and the old one says so [C-5.4-07]', async () => {
    const { token, offer, email } = await link();
    granted(await answerByLink(shop, token, await opened(token), asks));
    await resubmit(offer.caseNumber);
    expect((await offersOf(offer.caseNumber))[0]).toMatchObject({ offerState: 'waiting', holder: 'insurer' });
    const [again, first] = await mailsTo(shop, email);
    expect([first?.subject, again?.subject]).toEqual([
      `Request for an offer: Business Package (${offer.caseNumber})`,
      `More information has arrived: Business Package (${offer.caseNumber})`,
    ]);
    expect(await openLink(shop, token)).toMatchObject({ status: 410, code: 'insurerLink.replaced' });
    const fresh = await opened(await tokenSentTo(shop, email));
    expect(fresh.offer).toMatchObject({ offerState: 'waiting', remark: 'How old is the wiring?' });
  });

  test('is not sent again to an insurer whose link was revoked, nor to one that does not quote', async () => {
    const { token, offer, email } = await link();
    const other = { insurerAsked: 'SFY', insurerEmail: 'no-quote@sfy.example.com' };
    await sendLinkTo(shop, officer, offer.caseNumber, other);
    const theirs = await tokenSentTo(shop, other.insurerEmail);
    granted(await answerByLink(shop, theirs, await opened(theirs), refuses));
    await revokeLink(shop, officer, offer);
    await resubmit(offer.caseNumber);
    expect([await mailsTo(shop, email), await mailsTo(shop, other.insurerEmail)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    expect(await openLink(shop, token)).toMatchObject({ code: 'insurerLink.revoked' });
  });
});

describe('a link that is over says what happened, opened or answered [C-5.4-08]', () => {
  const end = (caseNumber: string) => callAs(shop, withdrawCase, consultant, { body: { caseNumber } });
  const decline = (caseNumber: string) =>
    call(
      shop,
      'POST',
      '/commercial-insurance/status',
      { [r.requestAsked.wire]: caseNumber, [r.outcome.wire]: 'C', [c.reason.wire]: 'Sold' },
      officer.browser,
    );

  test.each([
    ['revoked', 'insurerLink.revoked', async ({ offer }) => revokeLink(shop, officer, offer)],
    ['replaced', 'insurerLink.replaced', async ({ offer }) => sendNewLink(shop, officer, offer)],
    ['expired', 'insurerLink.expired', async () => shop.clock.advance(31 * 86_400)],
    ['of a case that was withdrawn', 'insurerLink.caseWithdrawn', async ({ offer }) => end(offer.caseNumber)],
    [
      'of a case that the office has declined',
      'insurerLink.caseClosed',
      async ({ offer }) => decline(offer.caseNumber),
    ],
    [
      'of a case that nobody answered',
      'insurerLink.caseExpired',
      async ({ offer }) => {
        const past = { expires_at: new Date(shop.clock.now().getTime() - 1) };
        await shop.deps.db
          .updateTable('quote_requests')
          .set(past)
          .where('request_number', '=', offer.caseNumber)
          .execute();
        await expireCases(shop.deps);
      },
    ],
    [
      'of a case whose other offer was accepted',
      'insurerLink.anotherAccepted',
      async ({ offer }) => {
        granted(await sendTo(shop, officer, offer.caseNumber, ['SFY']));
        const [, other] = await offersOf(offer.caseNumber);
        const [, quoted] = granted(await keyIn(shop, officer, other as never));
        granted(await acceptOffer(shop, consultant, quoted as never));
      },
    ],
    [
      'whose offer the client has declined',
      'insurerLink.offerDeclined',
      async ({ offer }) => {
        const [quoted] = granted(await keyIn(shop, officer, offer));
        granted(await declineOffer(shop, consultant, quoted as never));
      },
    ],
  ] as [string, string, (given: Awaited<ReturnType<typeof link>>) => Promise<unknown>][])(
    '%s',
    async (_, code, over) => {
      const given = await link();
      const read = await opened(given.token);
      await over(given);
      const first = await openLink(shop, given.token);
      expect([first.status, first.code]).toEqual([410, code]);
      expect(first.msg && first.msgC && first.msg !== first.msgC).toBe(true);
      expect(await answerByLink(shop, given.token, read)).toMatchObject({ status: 410, code });
    },
  );

  test('whose offer was accepted goes on showing the case, and takes no answer', async () => {
    const { token, offer } = await link();
    const answered = granted(await answerByLink(shop, token, await opened(token)));
    const [quoted] = await offersOf(offer.caseNumber);
    granted(await acceptOffer(shop, consultant, quoted as never));
    const read = await opened(token);
    expect(read).toMatchObject({ canAnswer: false, offer: { offerState: 'accepted' } });
    for (const seen of [answered, read])
      expect(await answerByLink(shop, token, seen)).toMatchObject({ status: 409, code: 'insurerLink.offerAccepted' });
    expect((await offersOf(offer.caseNumber))[0]).toMatchObject({ offerState: 'accepted', premiumCents: 1_500_000 });
  });

  test('of two at once, an acceptance and another answer, one wins and the other is told', async () => {
    const { token, offer } = await link();
    const read = granted(await answerByLink(shop, token, await opened(token)));
    const [quoted] = await offersOf(offer.caseNumber);
    const [accepted, changed] = await Promise.all([
      acceptOffer(shop, consultant, quoted as never),
      answerByLink(shop, token, read, { premiumCents: 9_900_000 }),
    ]);
    expect([accepted.status, changed.status].sort()).toEqual([200, 409]);
    const [now] = await offersOf(offer.caseNumber);
    expect(now?.premiumCents).toBe(accepted.status === 200 ? 1_500_000 : 9_900_000);
  });

  test('an offer that has run out can be given anew', async () => {
    const { token } = await link();
    granted(await answerByLink(shop, token, await opened(token), { validUntil: shop.clock.today() }));
    shop.clock.advance(2 * 86_400);
    const read = await opened(token);
    expect(read.canAnswer).toBe(true);
    expect(granted(await answerByLink(shop, token, read)).offer.offerState).toBe('quoted');
  });
});

test('what an insurer types is text wherever it is shown', async () => {
  const { token, offer, email } = await link();
  const script = '<script>alert(1)</script>';
  granted(await answerByLink(shop, token, await opened(token), { ...asks, remark: script }));
  expect((await offersOf(offer.caseNumber))[0]?.remark).toBe(script);
  expect(granted(await openLink(shop, token, insurersBrowser)).offer.remark).toBe(script);
  await resubmit(offer.caseNumber);
  expect((await mailsTo(shop, email)).some(({ text }) => text.includes(script))).toBe(false);
});

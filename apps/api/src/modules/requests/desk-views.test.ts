import { withdrawCase } from '@onegi/contract/calls/requests/commercial/cases';
import { assignRequest, deskCounts, requestList } from '@onegi/contract/calls/requests/office-requests';
import { type DeskView, deskViews } from '@onegi/contract/fields/requests';
import { type TestApp, testApp } from '@onegi/testing/app';
import { aSession, type SignedIn, signedInAs } from '@onegi/testing/factories/accounts';
import { callAs, granted } from '@onegi/testing/factories/calls';
import { aConsultant, addCase, aSubmittedCase, askForItems } from '@onegi/testing/factories/commercial-cases';
import { anAcceptedCase, issueCase } from '@onegi/testing/factories/issue';
import { declineOffer, keyIn, someOffers } from '@onegi/testing/factories/offers';
import { aQuoteRequest } from '@onegi/testing/factories/workflow-cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOffers } from './commercial/offers/expire-offers.ts';
import { deskViews as views } from './desk-views.ts';

const HOUR = 3_600;

let shop: TestApp;
let consultant: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  shop = await testApp();
  consultant = await aConsultant(shop);
  officer = await signedInAs(shop, ['officer']);
});
afterAll(() => shop.close());

const listed = async (deskView?: DeskView) =>
  granted(await callAs(shop, requestList.page, officer, { body: deskView ? { deskView } : {} })).records.map(
    ({ requestNumber }) => requestNumber,
  );
const counts = async () => granted(await callAs(shop, deskCounts, officer)).viewCounts;
const numberOf = ({ caseNumber }: { readonly caseNumber: string }) => caseNumber;

test('each view of the desk has what it says, visitors’ requests and cases together, what is late first and what is paused last [C-4.1-11]', async () => {
  const paused = numberOf(await aSubmittedCase(shop, consultant));
  granted(await askForItems(shop, officer, paused));
  const late = (await aQuoteRequest(shop)).requestNumber;
  shop.clock.advance(25 * HOUR);
  [consultant, officer] = await Promise.all([aSession(shop, consultant), aSession(shop, officer)]);
  granted(await addCase(shop, consultant));
  const withdrawn = numberOf(await aSubmittedCase(shop, consultant));
  granted(await callAs(shop, withdrawCase, consultant, { body: { caseNumber: withdrawn } }));
  const mine = numberOf(await aSubmittedCase(shop, consultant));
  const body = { requestNumber: mine, assigneeId: officer.id, assigneeSeen: null };
  granted(await callAs(shop, assignRequest, officer, { body }));
  shop.clock.advance(60);
  const asked = (await someOffers(shop, { consultant, officer }, 0))[0]?.caseNumber ?? '';
  shop.clock.advance(60);
  const quoted = (await someOffers(shop, { consultant, officer }, 1))[0]?.caseNumber ?? '';

  shop.clock.advance(60);
  const accepted = await anAcceptedCase(shop, { consultant, officer });
  shop.clock.advance(60);
  const acceptedLater = await anAcceptedCase(shop, { consultant, officer });
  const issued = await anAcceptedCase(shop, { consultant, officer });
  granted(await issueCase(shop, officer, issued));

  const expected: Record<DeskView, string[]> = {
    unclaimed: [late, asked, quoted],
    mine: [mine],
    all: [late, mine, asked, quoted, paused],
    overdue: [late],
    withConsultants: [quoted, paused],
    // Of three insurers two have not answered there.
    withInsurers: [asked, quoted],
    toIssue: [accepted, acceptedLater],
  };
  for (const view of deskViews) expect([view, await listed(view)]).toEqual([view, expected[view]]);
  const lengths = Object.fromEntries(deskViews.map((view) => [view, expected[view].length]));
  expect(await counts()).toEqual(lengths);
  // Without a view it is as it was: everything but drafts.
  const everything = [late, mine, asked, quoted, paused, withdrawn, accepted, acceptedLater, issued];
  expect((await listed()).toSorted()).toEqual(everything.toSorted());
});

test('a case leaves the views of insurers and consultants as its offers are answered, declined and run out', async () => {
  const offers = await someOffers(shop, { consultant, officer }, 2);
  const number = offers[0]?.caseNumber ?? '';
  const counted = () =>
    shop.deps.db
      .selectFrom('quote_requests')
      .select(['offers_asked', 'offers_quoted'])
      .where('request_number', '=', number)
      .executeTakeFirst();
  expect(await counted()).toEqual({ offers_asked: 1, offers_quoted: 2 });
  granted(await keyIn(shop, officer, offers[2] as never, { answeredAs: 'notQuoting', remark: 'Not our trade' }));
  granted(await declineOffer(shop, consultant, offers[0] as never));
  expect(await counted()).toEqual({ offers_asked: 0, offers_quoted: 1 });
  await shop.deps.db
    .updateTable('request_offers')
    .set({ valid_until: '2020-01-01' })
    .where('state', '=', 'quoted')
    .execute();
  await expireOffers(shop.deps);
  expect(await counted()).toEqual({ offers_asked: 0, offers_quoted: 0 });
});

test('every view reads an index of its own, in its order', async () => {
  await shop.database.pool.query(
    `insert into quote_requests (id, request_number, audience, status, template, template_version, product, language, state,
       form_sealed, browser_hash, email_hash, requested_at, due_at, assigned_to)
     select gen_random_uuid(), 'RQX' || n, 'visitor', case when n % 50 = 0 then 'waiting' else 'closed' end, 'OTHERS_P', 2, 'TRAVEL', 'en',
       'W', '', '', '', now() - n * interval '1 minute', now() - n * interval '1 minute',
       case when n % 100 = 0 then $1::uuid end
     from generate_series(1, 20000) n`,
    [officer.id],
  );
  await shop.database.pool.query('vacuum analyze quote_requests');
  const by = { actor: { userId: officer.id } as never, now: shop.clock.now() };
  await shop.deps.db.transaction().execute(async (tx) => {
    // Of a few rows a database may rather sort: what counts is that it need not.
    await sql`set local enable_sort = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    for (const view of deskViews) {
      const { narrow, due } = views[view];
      const page = narrow(tx.selectFrom('quote_requests'), by)
        .select('id')
        .orderBy(typeof due === 'string' ? sql.ref(due) : due)
        .orderBy('id')
        .limit(1_001);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(tx);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect([view, plan]).toEqual([
        view,
        expect.stringMatching(/Index (Only )?Scan using (desk_|quote_requests_by_due|cases_to_issue)/),
      ]);
      expect([view, plan]).toEqual([view, expect.not.stringContaining('Sort')]);
    }
  });
});

test('only the office counts', async () => {
  for (const user of [consultant, await signedInAs(shop, ['compliance'])])
    expect(await callAs(shop, deskCounts, user)).toMatchObject({ code: 'permission.denied' });
});

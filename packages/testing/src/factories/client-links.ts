import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import * as changes from '@onegi/contract/calls/client/client-changes';
import * as links from '@onegi/contract/calls/client/client-links';
import * as page from '@onegi/contract/calls/client/client-page';
import { clientFields } from '@onegi/contract/fields/client-links';
import { policyFields } from '@onegi/contract/fields/policies';
import { hashOfToken } from '../../../../apps/api/src/lib/link-token.ts';
import type { MailKind } from '../../../../apps/api/src/modules/mail/mails.ts';
import type { SealedMail } from '../../../../apps/api/src/modules/mail/queue-mail.ts';
import { writeMail } from '../../../../apps/api/src/modules/mail/write-mail.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { ownPage, type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { A_PDF, uploadTo } from './commercial-cases.ts';
import { anIssuedEndorsement, aYearsPolicy } from './endorsements.ts';
import { buyLine } from './lines.ts';
import { aNotice, anApplicant, notify, wire } from './purchases.ts';

type User = Pick<SignedIn, 'browser'>;

/** A browser that has confirmed nothing. */
export const strangersBrowser: User = { browser: ownPage };

/** The last four characters of the identity card of whoever buys in tests. */
export const CONFIRMATION = anApplicant.hkid.replaceAll(/\W/g, '').slice(-4);

const at = <C extends { readonly path: string }>(declared: C, token: string, more: Record<string, string> = {}): C => ({
  ...declared,
  path: Object.entries({ token, ...more }).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, value),
    declared.path,
  ),
});

/** The mails of a kind, the newest last, as they are read. */
export async function clientMails({ deps }: TestApp, kinds: readonly MailKind[]) {
  const rows = await deps.db.selectFrom('mails').selectAll().where('kind', 'in', kinds).orderBy('queued_at').execute();
  return rows.map((row) => {
    const mail = deps.seal.open<SealedMail>(`mails/${row.id}`, row.mail_sealed);
    return { to: mail.to, ...writeMail(mail, row.language, deps.config) };
  });
}

/** The token in a mail. */
export function tokenOf(mail: { readonly text: string } | undefined): string {
  const token = /\/client\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('The mail has no link for the client');
  return token;
}

export const openClientLink = (shop: TestApp, token: string, user: User = strangersBrowser) =>
  callAs(shop, at(page.openClientLink, token), user);
export const confirmClient = (shop: TestApp, token: string, confirmation = CONFIRMATION) =>
  callAs(shop, at(page.confirmClient, token), strangersBrowser, { body: { confirmation } });
export const mailClientCode = (shop: TestApp, token: string) =>
  callAs(shop, at(page.mailClientCode, token), strangersBrowser);
export const askClientLink = (shop: TestApp, token: string) =>
  callAs(shop, at(page.askClientLink, token), strangersBrowser);

/** The browser of a client who has confirmed a link; `confirmation` is what is answered. */
export async function clientsBrowser(shop: TestApp, token: string, confirmation = CONFIRMATION): Promise<User> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${at(page.confirmClient, token).path}`,
    headers: ownPage,
    payload: { [clientFields.confirmation.wire]: confirmation },
  });
  const { value } = answer.cookies.find(({ name }) => name === 'og_client') ?? {};
  if (!value) throw new Error(`Not confirmed: ${answer.body}`);
  return { browser: { ...ownPage, cookie: `og_client=${value}` } };
}

export const readClientPolicy = (shop: TestApp, token: string, user: User) =>
  callAs(shop, at(page.readClientPolicy, token), user);
export const readClientPdf = (
  shop: TestApp,
  token: string,
  user: User,
  id: string,
  kind: 'doc' | 'receipt' = 'doc',
) => {
  const declared = kind === 'doc' ? page.readClientDocument : page.readClientReceipt;
  const url = `/api${at(declared, token, { [clientFields.documentId.wire]: id }).path}`;
  return shop.app.inject({ method: 'GET', url, headers: user.browser });
};
export const readClientCalendar = (shop: TestApp, token: string, user: User) =>
  shop.app.inject({ method: 'GET', url: `/api${at(page.readClientCalendar, token).path}`, headers: user.browser });
export const payClientNotes = (
  shop: TestApp,
  token: string,
  user: User,
  notes: { readonly noteNumbers: string[]; readonly totalDueCents: number },
) => callAs(shop, at(page.payClientNotes, token), user, { body: { language: 'en', ...notes }, key: randomUUID() });
export const getClientPayment = (shop: TestApp, token: string, user: User, payment: string) =>
  callAs(shop, at(page.getClientPayment, token, { payment }), user);
export const askForChange = (
  shop: TestApp,
  token: string,
  user: User,
  asked: Partial<BodyOf<typeof page.askForChange>> = {},
) => {
  const body = { changeKind: 'contact' as const, changeOn: shop.clock.today(), changeText: 'New flat: 3B', ...asked };
  return callAs(shop, at(page.askForChange, token), user, { body });
};
export const uploadForChange = (shop: TestApp, token: string, user: User, name = 'request.pdf', contents = A_PDF) =>
  uploadTo(shop, at(page.uploadForChange, token), user, { name, contents });
export const listClientChanges = (shop: TestApp, user: User, requestState?: 'waiting' | 'takenUp' | 'declined') =>
  callAs(shop, changes.clientChangeList.page, user, { body: requestState ? { requestState } : {} });
export const takeUpChange = (shop: TestApp, user: User, body: BodyOf<typeof changes.takeUpChange>) =>
  callAs(shop, changes.takeUpChange, user, { body, key: randomUUID() });
export const declineChange = (shop: TestApp, user: User, body: BodyOf<typeof changes.declineChange>) =>
  callAs(shop, changes.declineChange, user, { body, key: randomUUID() });
export const uploadForClient = (shop: TestApp, token: string, user: User, rowKey: string, documentId?: string) =>
  uploadTo(shop, at(page.uploadForClient, token), user, {
    name: 'proof.pdf',
    contents: A_PDF,
    texts: {
      [clientFields.rowKey.wire]: rowKey,
      ...(documentId ? { [clientFields.documentId.wire]: documentId } : {}),
    },
  });

export const getClientLink = (shop: TestApp, user: User, number: string) =>
  callAs(shop, links.getClientLink, user, { query: { [policyFields.numberSought.wire]: number } });
export const sendClientLink = (shop: TestApp, user: User, number: string) =>
  callAs(shop, links.sendClientLink, user, { body: { number } });
export const revokeClientLink = (shop: TestApp, user: User, number: string) =>
  callAs(shop, links.revokeClientLink, user, { body: { number } });

/** A bought policy with the link that came in its mail, and the browser of its client. */
export async function aClientsPolicy(shop: TestApp, areaBand = '02') {
  // No mail of another moment is newer.
  shop.clock.advance(1);
  const bought = await buyLine(shop, 'HOME', { search: { area: areaBand }, answers: { startOn: '2026-12-01' } });
  const token = tokenOf((await clientMails(shop, ['policy'])).at(-1));
  return { number: bought.confirmation[wire.transactionNumber] as string, token };
}

/** The same with a note that is due: more is insured from its first day on. */
export async function aClientWhoOwes(shop: TestApp, people: { readonly writer: User; readonly approver: User }) {
  const { number } = await aClientsPolicy(shop);
  const terms = { action: 'facts', effectiveOn: '2027-01-01', facts: { areaBand: '03' } } as const;
  shop.clock.advance(1);
  await anIssuedEndorsement(shop, people, number, terms);
  const token = tokenOf((await clientMails(shop, ['endorsement-issued'])).at(-1));
  const user = await clientsBrowser(shop, token);
  const policy = granted(await readClientPolicy(shop, token, user));
  const due = policy.notes.filter(({ dueCents }) => dueCents > 0);
  const asked = { noteNumbers: due.map(({ noteNumber }) => noteNumber), totalDueCents: policy.totalDueCents };
  return { number, token, user, policy, asked };
}

/** Tells the server what the gateway would of a payment of notes. */
export async function gatewaySays(shop: TestApp, gatewayUrl: string | null, type = 'paid', data: object = {}) {
  const session = gatewayUrl?.split('/').at(-1) ?? '';
  const payment = { session, applicationRef: '', paymentRef: '', total: '', gatewayUrl: gatewayUrl ?? '' };
  return notify(shop, await aNotice(shop, payment, { type, data: { ...data } }));
}

/** The policy's id behind a link. */
export const linkOf = ({ deps }: TestApp, token: string) =>
  deps.db.selectFrom('client_links').selectAll().where('token_hash', '=', hashOfToken(token)).executeTakeFirstOrThrow();

/** A request of a client that waits for the office. */
export async function aWaitingChange(shop: TestApp, asked: Partial<BodyOf<typeof page.askForChange>> = {}) {
  const { token, number } = await aClientsPolicy(shop);
  const client = await clientsBrowser(shop, token);
  granted(await askForChange(shop, token, client, { changeOn: '2026-12-01', ...asked }));
  const { policy_id } = await linkOf(shop, token);
  const { id: changeId, version } = await shop.deps.db
    .selectFrom('client_changes')
    .select(['id', 'version'])
    .where('policy_id', '=', policy_id)
    .executeTakeFirstOrThrow();
  return { token, client, number, seen: { changeId, version } };
}

/** A request for every call of clients' links that succeeds, made anew for every attempt. */
export function clientRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const office = signedInAs(shop, ['officer']);
  const client = async () => {
    const { token } = await aClientsPolicy(shop);
    return { params: { token }, headers: (await clientsBrowser(shop, token)).browser };
  };
  const stranger = async () => ({ params: { token: (await aClientsPolicy(shop)).token }, headers: ownPage });
  const numbered = (place: 'body' | 'query') => async () => ({
    headers: (await office).browser,
    [place]: { [policyFields.numberSought.wire]: await aYearsPolicy(shop, { email: 'client@example.com' }) },
  });
  return {
    getClientLink: numbered('query'),
    sendClientLink: numbered('body'),
    revokeClientLink: numbered('body'),
    openClientLink: stranger,
    mailClientCode: stranger,
    askClientLink: stranger,
    confirmClient: async () => ({ ...(await stranger()), body: { [clientFields.confirmation.wire]: CONFIRMATION } }),
    readClientPolicy: client,
    askForChange: async () => ({
      ...(await client()),
      body: page.askForChange.body.codec.encode({
        changeKind: 'contact',
        changeOn: '2026-12-01',
        changeText: 'New flat: 3B',
      }),
    }),
    readClientDocument: async () => ({ ...(await client()), params: { token: 'none', id: randomUUID() } }),
    readClientCalendar: client,
    readClientReceipt: async () => ({ ...(await client()), params: { token: 'none', id: randomUUID() } }),
    getClientPayment: async () => ({ ...(await client()), params: { token: 'none', payment: 'none' } }),
    payClientNotes: async () => ({
      ...(await client()),
      body: page.payClientNotes.body.codec.encode({ noteNumbers: ['DN1'], totalDueCents: 100, language: 'en' }),
    }),
    uploadForClient: client,
    uploadForChange: client,
    listClientChanges: async () => ({ headers: (await office).browser, body: { current: 1, size: 10 } }),
    listClientChangesExport: async () => ({ headers: (await office).browser, body: { language: 'en' } }),
    takeUpChange: async () => ({
      headers: { ...(await office).browser, 'idempotency-key': randomUUID() },
      body: changes.takeUpChange.body.codec.encode((await aWaitingChange(shop)).seen),
    }),
    declineChange: async () => ({
      headers: { ...(await office).browser, 'idempotency-key': randomUUID() },
      body: changes.declineChange.body.codec.encode({
        ...(await aWaitingChange(shop)).seen,
        reasonGiven: 'Not covered',
      }),
    }),
  };
}

/** Calls that a plain request cannot bring to a success: nothing is due, a file is no JSON. */
export const refusedClientCalls = [
  'readClientDocument',
  'readClientReceipt',
  'readClientCalendar',
  'getClientPayment',
  'payClientNotes',
  'uploadForClient',
  'uploadForChange',
] as const;

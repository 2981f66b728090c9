import * as byLink from '@onegi/contract/calls/requests/commercial/insurer-answer';
import * as contacts from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import * as links from '@onegi/contract/calls/requests/commercial/insurer-links';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { sendToInsurers } from '@onegi/contract/calls/requests/commercial/offers';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import type { SealedMail } from '../../../../apps/api/src/modules/mail/queue-mail.ts';
import { writeMail } from '../../../../apps/api/src/modules/mail/write-mail.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { ownPage, type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { A_PDF, aConsultant, aSubmittedCase } from './commercial-cases.ts';

type User = Pick<SignedIn, 'browser'>;

/** A browser in which nobody has signed in. */
export const insurersBrowser: User = { browser: ownPage };

/** Sends a case to an insurer at an address; the offer that it is asked for. */
export async function sendLinkTo(
  shop: TestApp,
  officer: User,
  caseNumber: string,
  address: { insurerAsked: string; insurerEmail: string; insurerLanguage?: 'en' | 'zh-Hant' },
): Promise<Offer> {
  const body = { caseNumber, insurers: [address.insurerAsked], addressed: [address] };
  const offers = granted(await callAs(shop, sendToInsurers, officer, { body }));
  return offers.find(({ insurerCode }) => insurerCode === address.insurerAsked) as Offer;
}

/** The mails with links that an address was sent, the newest first. */
export async function mailsTo({ deps }: TestApp, email: string) {
  const rows = await deps.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', 'in', ['insurer-asked', 'insurer-asked-again'])
    .orderBy('queued_at', 'desc')
    .execute();
  const mails = rows.map((row) => ({ row, mail: deps.seal.open<SealedMail>(`mails/${row.id}`, row.mail_sealed) }));
  return mails
    .filter(({ mail }) => mail.to === email)
    .map(({ row, mail }) => writeMail(mail, row.language, deps.config));
}

/** The token in the newest mail to an address. */
export async function tokenSentTo(shop: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(shop, email);
  const token = /\/insurer\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No link was sent to ${email}.`);
  return token;
}

const linkOf = <P extends string>({ path }: { readonly path: P }, token: string) => path.replace('{token}', token);

export const openLink = (shop: TestApp, token: string, user: User = insurersBrowser) =>
  callAs(shop, { ...byLink.openInsurerLink, path: linkOf(byLink.openInsurerLink, token) }, user);

/** Answers a case as it was read: with an offer unless said. */
export const answerByLink = (
  shop: TestApp,
  token: string,
  read: Pick<byLink.InsurerCase, 'caseShown' | 'offer'>,
  changes: object = {},
  { user = insurersBrowser, key }: { user?: User; key?: string } = {},
) =>
  callAs(shop, { ...byLink.answerByLink, path: linkOf(byLink.answerByLink, token) }, user, {
    body: {
      caseShown: read.caseShown,
      offerVersion: read.offer.offerVersion,
      answeredAs: 'quoted',
      premiumCents: 1_500_000,
      ...changes,
    },
    ...(key ? { key } : {}),
  });

/** Uploads a file for an answer as the insurer's page does. */
export async function uploadByLink(
  shop: TestApp,
  token: string,
  { name = 'terms.pdf', contents = A_PDF as string | Buffer } = {},
) {
  const form = new FormData();
  form.set('file', new File([contents as BlobPart], name));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${linkOf(byLink.uploadByLink, token)}`,
    headers: { ...ownPage, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { data, code, msg, msgC } = answer.json();
  const sent = data ? byLink.uploadByLink.answer.codec.decode(data) : undefined;
  return { status: answer.statusCode, code, msg, msgC, sent };
}

export const readByLink = (shop: TestApp, token: string, fileId: string) =>
  shop.app.inject({
    method: 'GET',
    url: `/api${linkOf(byLink.downloadByLink, token).replace(/\{\w+\}/, fileId)}`,
    headers: ownPage,
  });

export const listLinks = (shop: TestApp, officer: User, caseNumber: string) =>
  callAs(shop, links.listInsurerLinks, officer, { query: { [c.caseNumber.wire]: caseNumber } });

export const sendNewLink = (shop: TestApp, officer: User, offer: Pick<Offer, 'caseNumber' | 'offerNumber'>, to = {}) =>
  callAs(shop, links.sendInsurerLink, officer, {
    body: { caseNumber: offer.caseNumber, offerNumber: offer.offerNumber, ...to },
  });

export const revokeLink = (shop: TestApp, officer: User, { caseNumber, offerNumber }: Offer) =>
  callAs(shop, links.revokeInsurerLink, officer, { body: { caseNumber, offerNumber } });

export const saveContacts = (shop: TestApp, user: User, body: object) =>
  callAs(shop, contacts.saveInsurerContacts, user, { body });

const sent = (shop: TestApp, { insurerEmail }: { insurerEmail: string }) => tokenSentTo(shop, insurerEmail);
let made = 0;

/** A link that an insurer was sent for a case that was just submitted, and the offer that it is for. */
export async function aLink(
  shop: TestApp,
  { consultant, officer }: { readonly consultant: SignedIn; readonly officer: User },
  input: Parameters<typeof aSubmittedCase>[2] = {},
): Promise<{ readonly token: string; readonly offer: Offer; readonly email: string }> {
  const { caseNumber } = await aSubmittedCase(shop, consultant, input);
  made += 1;
  const address = { insurerAsked: 'LPG', insurerEmail: `underwriter-${made}@lpg.example.com` };
  const offer = await sendLinkTo(shop, officer, caseNumber, address);
  return { token: await sent(shop, address), offer, email: address.insurerEmail };
}

/** A request for every call of links that succeeds, made anew for every attempt. */
export function linkRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const signedIn = Promise.all([signedInAs(shop, ['officer']), signedInAs(shop, ['productManager'])]);
  const link = async () => {
    const [officer] = await signedIn;
    return { officer, ...(await aLink(shop, { consultant: await aConsultant(shop), officer })) };
  };
  const office =
    (given: (caseNumber: string) => object, place: 'body' | 'query' = 'body') =>
    async () => {
      const { officer, offer } = await link();
      return { headers: officer.browser, [place]: given(offer.caseNumber) };
    };
  const numbered = (caseNumber: string) => ({ [c.caseNumber.wire]: caseNumber });
  const contact = { insurerEmail: 'commercial@lpg.example.com', insurerLanguage: 'en' } as const;
  const saved = { insurerAsked: 'LPG', contacts: [contact] };
  return {
    listInsurerLinks: office(numbered, 'query'),
    sendInsurerLink: office((caseNumber) =>
      links.sendInsurerLink.body.codec.encode({
        caseNumber,
        offerNumber: 1,
        insurerEmail: contact.insurerEmail,
        insurerLanguage: 'en',
      }),
    ),
    revokeInsurerLink: office((caseNumber) =>
      links.revokeInsurerLink.body.codec.encode({ caseNumber, offerNumber: 1 }),
    ),
    insurerContacts: async () => ({ headers: (await signedIn)[1].browser }),
    saveInsurerContacts: async () => ({
      headers: (await signedIn)[1].browser,
      body: contacts.saveInsurerContacts.body.codec.encode(saved),
    }),
    openInsurerLink: async () => ({ headers: ownPage, params: { token: (await link()).token } }),
    answerByLink: async () => {
      const { token } = await link();
      const { caseShown, offer } = granted(await openLink(shop, token));
      const { offerVersion } = offer;
      const answer = { caseShown, offerVersion, answeredAs: 'quoted', premiumCents: 1_500_000 } as const;
      return { headers: ownPage, params: { token }, body: byLink.answerByLink.body.codec.encode(answer) };
    },
    uploadByLink: async () => ({ headers: ownPage, params: { token: (await link()).token } }),
    downloadByLink: async () => {
      const { token } = await link();
      const { documents } = granted(await openLink(shop, token));
      return { headers: ownPage, params: { token, [c.fileId.wire]: documents[0]?.fileId } };
    },
  };
}

/** Calls that a plain request cannot bring to a success: an upload is no JSON. */
export const refusedLinkCalls = ['uploadByLink'] as const;

import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { browserHash } from '../../http/browser-name.ts';
import type { Language } from '../../lib/texts.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteId, storeQuote } from '../quotes/stored-quotes.ts';
import { emptyContent, sealContent } from './application-content.ts';
import { type ApplicationRow, findApplication } from './repository.ts';

type BeginDeps = Pick<Deps, 'seal' | 'clock'>;

/** Who begins an application, and for whom. */
export interface Beginning {
  readonly quote: Quote;
  readonly language: Language;
  /** The random name of the browser; without one nobody can be met. */
  readonly browser?: string | undefined;
  /** The client's e-mail, where it was given: a consultant begins the same quote for several clients. */
  readonly clientEmail?: string | undefined;
  readonly consultantCode: string | null;
  readonly fromLink: boolean;
}

/** An application, and whether somebody has filled in some of it before. */
export interface Begun {
  readonly row: ApplicationRow;
  readonly resumed: boolean;
}

/** Writes down an empty application with its quote. */
export async function insertApplication(deps: BeginDeps, tx: Tx, beginning: Beginning): Promise<ApplicationRow> {
  const { quote, clientEmail } = beginning;
  const id = randomUUID();
  const now = deps.clock.now();
  return tx
    .insertInto('applications')
    .values({
      id,
      version: 0,
      state: 'draft',
      step: 1,
      language: beginning.language,
      line: quote.line,
      quote_id: await storeQuote(tx, quote, now),
      quote_ref: quote.quoteRef,
      total_cents: quote.totalCents,
      previous_total_cents: null,
      quote_expires_on: quote.expiresOn,
      from_link: beginning.fromLink,
      consultant_code: beginning.consultantCode,
      people_sealed: sealContent(deps.seal, id, emptyContent(quote, clientEmail)),
      hkid_hash: null,
      email_hash: clientEmail ? deps.seal.hash('email', clientEmail.toLowerCase()) : null,
      agreed_at: null,
      submitted_at: null,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stands for the client where no e-mail was given. */
const NO_CLIENT = Buffer.alloc(0);

interface Act {
  readonly browser_hash: Buffer;
  readonly quote_id: string;
  readonly client_hash: Buffer;
  readonly consultant_code: string;
}

function actOf({ seal }: BeginDeps, browser: string, { quote, clientEmail, consultantCode }: Beginning): Act {
  return {
    browser_hash: browserHash(browser),
    quote_id: quoteId(quote.quoteRef),
    client_hash: clientEmail ? seal.hash('email', clientEmail.toLowerCase()) : NO_CLIENT,
    consultant_code: consultantCode ?? '',
  };
}

/** Takes the act's row, made where it is new: who comes at the same moment waits here for the first. */
async function lockAct(tx: Tx, act: Act, now: Date, expiresOn: string): Promise<void> {
  await tx
    .insertInto('application_starts')
    .values({ ...act, application_id: null, begun_at: now, expires_on: expiresOn })
    .onConflict((oc) =>
      oc
        .columns(['browser_hash', 'quote_id', 'client_hash', 'consultant_code'])
        .doUpdateSet((eb) => ({ expires_on: eb.ref('excluded.expires_on') })),
    )
    .execute();
}

/** The application that the act has begun before. Who gives no e-mail meets the newest one of the quote. */
async function findBegun(tx: Tx, act: Act): Promise<ApplicationRow | undefined> {
  const begun = tx
    .selectFrom('application_starts')
    .select('application_id')
    .where('browser_hash', '=', act.browser_hash)
    .where('quote_id', '=', act.quote_id)
    .where('consultant_code', '=', act.consultant_code)
    .where('application_id', 'is not', null)
    .orderBy('begun_at', 'desc')
    .limit(1);
  const isForNobody = act.client_hash.equals(NO_CLIENT);
  const start = await (isForNobody ? begun : begun.where('client_hash', '=', act.client_hash)).executeTakeFirst();
  return start?.application_id ? findApplication(tx, start.application_id) : undefined;
}

async function bindAct(tx: Tx, act: Act, applicationId: string): Promise<void> {
  await tx
    .updateTable('application_starts')
    .set({ application_id: applicationId })
    .where('browser_hash', '=', act.browser_hash)
    .where('quote_id', '=', act.quote_id)
    .where('client_hash', '=', act.client_hash)
    .where('consultant_code', '=', act.consultant_code)
    .execute();
}

/**
 * Begins an application, or meets the one that the same act has begun: the same browser for the same quote and client.
 * @param again true: one that was paid is followed by a new one instead of being answered
 */
export async function beginOrMeet(deps: BeginDeps, tx: Tx, beginning: Beginning, again: boolean): Promise<Begun> {
  const { browser, quote } = beginning;
  if (!browser) return { row: await insertApplication(deps, tx, beginning), resumed: false };
  const act = actOf(deps, browser, beginning);
  await lockAct(tx, act, deps.clock.now(), quote.expiresOn);
  const known = await findBegun(tx, act);
  const met = known && !(again && known.state === 'paid') ? known : undefined;
  const row = met ?? (await insertApplication(deps, tx, beginning));
  await bindAct(tx, act, row.id);
  return { row, resumed: row.version > 0 };
}

/** Throws away acts whose quote has run out: nothing can be begun for it any more. */
export async function sweepApplicationStarts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('application_starts').where('expires_on', '<', clock.today()).execute();
}

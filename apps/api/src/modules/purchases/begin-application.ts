import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { browserHash } from '../../http/browser-name.ts';
import type { Language } from '../../lib/texts.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteId, quoteInsert, readStoredQuote } from '../quotes/stored-quotes.ts';
import {
  type ApplicationContent,
  contentWrites,
  emptyContent,
  openContent,
  sealContent,
} from './application-content.ts';
import { type ApplicationRow, findApplication } from './repository.ts';

type BeginDeps = Pick<Deps, 'seal' | 'clock' | 'catalogue'>;

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
  /** What was filled in so far. */
  readonly content: ApplicationContent;
  /** The quote of record. */
  readonly quote: Quote;
  /** Whether its row was written in this transaction. */
  readonly isNewQuote: boolean;
  readonly resumed: boolean;
  /** What makes a new one: to be written in the same transaction. Empty for one that was met. */
  readonly writes: readonly Write[];
}

/** An empty application. Its quote is stored in the same transaction, or was before. */
export function newApplication(deps: BeginDeps, tx: Tx, beginning: Beginning): Begun {
  const { quote, clientEmail } = beginning;
  const id = randomUUID();
  const now = deps.clock.now();
  const content = emptyContent(quote, clientEmail);
  const row: ApplicationRow = {
    id,
    version: 0,
    state: 'draft',
    step: 1,
    language: beginning.language,
    line: quote.line,
    quote_id: quoteId(quote.quoteRef),
    quote_ref: quote.quoteRef,
    total_cents: quote.totalCents,
    previous_total_cents: null,
    quote_expires_on: quote.expiresOn,
    from_link: beginning.fromLink,
    consultant_code: beginning.consultantCode,
    ...sealContent(deps.seal, id, 0, content),
    agreed_at: null,
    marketing_agreed: null,
    submitted_at: null,
    created_at: now,
    changed_at: now,
    state_changed_at: null,
  };
  const writes = [...contentWrites(deps.seal, id, content), tx.insertInto('applications').values(row)];
  return { row, content, quote, isNewQuote: false, resumed: false, writes };
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

/**
 * Takes the act's row, made where it is new: who comes at the same moment waits here for the first. Stores the quote in
 * the same statement.
 * @returns the application that the act has begun before (who gives no e-mail meets the newest one of the quote), and
 *   whether the quote was stored just now
 */
async function lockAct(
  tx: Tx,
  act: Act,
  quote: Quote,
  now: Date,
): Promise<{ applicationId: string | null; isNewQuote: boolean }> {
  const isForNobody = act.client_hash.equals(NO_CLIENT);
  return tx
    .with('act', (db) =>
      db
        .insertInto('application_starts')
        .values({ ...act, application_id: null, begun_at: now, expires_on: quote.expiresOn })
        .onConflict((oc) =>
          oc
            .columns(['browser_hash', 'quote_id', 'client_hash', 'consultant_code'])
            .doUpdateSet((eb) => ({ expires_on: eb.ref('excluded.expires_on') })),
        )
        .returning(['application_id', 'begun_at']),
    )
    .with('quote', () => quoteInsert(tx, quote, now).returning('id'))
    .with('begun', (db) =>
      db
        .selectFrom('act')
        .select(['application_id', 'begun_at'])
        .unionAll(
          db
            .selectFrom('application_starts')
            .select(['application_id', 'begun_at'])
            .where(sql.val(isForNobody))
            .where('browser_hash', '=', act.browser_hash)
            .where('quote_id', '=', act.quote_id)
            .where('consultant_code', '=', act.consultant_code),
        ),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('begun')
        .select('application_id')
        .where('application_id', 'is not', null)
        .orderBy('begun_at', 'desc')
        .limit(1)
        .as('applicationId'),
      eb.exists(eb.selectFrom('quote').select('id')).as('isNewQuote'),
    ])
    .executeTakeFirstOrThrow() as Promise<{ applicationId: string | null; isNewQuote: boolean }>;
}

const bindAct = (tx: Tx, act: Act, applicationId: string) =>
  tx
    .updateTable('application_starts')
    .set({ application_id: applicationId })
    .where('browser_hash', '=', act.browser_hash)
    .where('quote_id', '=', act.quote_id)
    .where('client_hash', '=', act.client_hash)
    .where('consultant_code', '=', act.consultant_code);

/**
 * Begins an application, or meets the one that the same act has begun: the same browser for the same quote and client.
 * The caller writes what it answers.
 * @param again true: one that was paid is followed by a new one instead of being answered
 */
export async function beginOrMeet(deps: BeginDeps, tx: Tx, beginning: Beginning, again: boolean): Promise<Begun> {
  const { browser, quote } = beginning;
  const now = deps.clock.now();
  if (!browser) {
    const begun = newApplication(deps, tx, beginning);
    return { ...begun, writes: [quoteInsert(tx, quote, now), ...begun.writes] };
  }
  const act = actOf(deps, browser, beginning);
  const { applicationId, isNewQuote } = await lockAct(tx, act, quote, now);
  const ofRecord = isNewQuote ? quote : await readStoredQuote({ ...deps, db: tx as Db }, act.quote_id);
  const known = applicationId ? await findApplication(tx, applicationId) : undefined;
  if (known && !(again && known.state === 'paid')) {
    const writes = [bindAct(tx, act, known.id)];
    const content = openContent(deps.seal, known);
    return { row: known, content, quote: ofRecord, isNewQuote, resumed: known.version > 0, writes };
  }
  const begun = newApplication(deps, tx, { ...beginning, quote: ofRecord });
  return { ...begun, isNewQuote, writes: [...begun.writes, bindAct(tx, act, begun.row.id)] };
}

/** The same for who goes on with it in the transaction. */
export async function beginOrMeetNow(deps: BeginDeps, tx: Tx, beginning: Beginning, again: boolean): Promise<Begun> {
  const begun = await beginOrMeet(deps, tx, beginning, again);
  await writeTogether(tx, begun.writes);
  return begun;
}

/** Throws away acts whose quote has run out: nothing can be begun for it any more. */
export async function sweepApplicationStarts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('application_starts').where('expires_on', '<', clock.today()).execute();
}

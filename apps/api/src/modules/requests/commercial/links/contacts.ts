import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { insurerContacts, saveInsurerContacts } from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import type { Db } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError, type FieldFailure } from '../../../../http/app-error.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import type { Language } from '../../../../lib/texts.ts';
import { recordAudit } from '../../../audit/record-audit.ts';
import { contactSealOwner } from './tables.ts';

type Contacts = AnswerOf<typeof insurerContacts>;

/** Where somebody of an insurer is written to, and in which language. */
export interface Address {
  readonly email: string;
  readonly language: Language;
}

/** The contacts of every insurer that has any, by the insurer's code. */
export async function readContacts({ seal }: Pick<Deps, 'seal'>, db: Db): Promise<Contacts> {
  const rows = await db
    .selectFrom('insurer_contacts')
    .selectAll()
    .orderBy('insurer_code')
    .orderBy((eb) => eb.fn.coalesce('product', eb.val('')))
    .execute();
  const codes = [...new Set(rows.map(({ insurer_code }) => insurer_code))];
  return codes.map((insurerAsked) => ({
    insurerAsked,
    contacts: rows
      .filter(({ insurer_code }) => insurer_code === insurerAsked)
      .map(({ id, product, email_sealed, language }) => ({
        insurerEmail: seal.open<string>(contactSealOwner(id), email_sealed),
        insurerLanguage: language,
        ...(product === null ? {} : { contactProduct: product }),
      })),
  }));
}

/** Where an insurer is asked about a class of business: the contact of that, or the one for all others; null without either. */
export async function contactFor(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  insurerCode: string,
  product: string,
): Promise<Address | null> {
  const row = await db
    .selectFrom('insurer_contacts')
    .select(['id', 'email_sealed', 'language'])
    .where('insurer_code', '=', insurerCode)
    .where((eb) => eb.or([eb('product', '=', product), eb('product', 'is', null)]))
    .orderBy('product', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return row ? { email: seal.open<string>(contactSealOwner(row.id), row.email_sealed), language: row.language } : null;
}

/**
 * Makes the contacts of an insurer those that are given.
 * @throws AppError request.invalid for an unknown insurer, or two contacts of one class of business
 */
export async function saveContacts(
  deps: Pick<Deps, 'db' | 'seal' | 'clock' | 'catalogue'>,
  { insurerAsked, contacts }: BodyOf<typeof saveInsurerContacts>,
): Promise<Contacts> {
  const { db, seal, clock, catalogue } = deps;
  const products = contacts.map(({ contactProduct = null }) => contactProduct);
  const fields: FieldFailure[] = [
    ...(catalogue.current().insurerByCode.has(insurerAsked)
      ? []
      : [{ field: 'insurerAsked', message: 'validation.choice' }]),
    ...products.flatMap((product, at) =>
      products.indexOf(product) < at ? [{ field: `contacts.${at}`, message: 'validation.duplicateRow' }] : [],
    ),
  ];
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
  return inTransaction(db, async (tx) => {
    // Of two who save at once the later counts.
    const insurer = tx.selectFrom('insurers').select('code').where('code', '=', insurerAsked);
    await insurer.forNoKeyUpdate().execute();
    await tx.deleteFrom('insurer_contacts').where('insurer_code', '=', insurerAsked).execute();
    const rows = contacts.map(({ insurerEmail, insurerLanguage, contactProduct }) => {
      const id = randomUUID();
      return {
        id,
        insurer_code: insurerAsked,
        product: contactProduct ?? null,
        email_sealed: seal.seal(contactSealOwner(id), insurerEmail),
        language: insurerLanguage,
        changed_at: clock.now(),
      };
    });
    if (rows.length > 0) await tx.insertInto('insurer_contacts').values(rows).execute();
    await recordAudit(tx, 'insurerContact.changed', { name: insurerAsked, after: { rows: rows.length } });
    return rememberAnswer(tx, await readContacts({ seal }, tx));
  });
}

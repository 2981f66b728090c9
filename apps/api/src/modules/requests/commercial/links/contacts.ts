import { createHash, randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type {
  insurerContacts,
  saveInsurerContacts as saveCall,
} from '@onegi/contract/calls/requests/commercial/insurer-contacts';
import { productCodes } from '@onegi/contract/lines';
import type { Db } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError, type FieldFailure } from '../../../../http/app-error.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import type { Language } from '../../../../lib/texts.ts';
import type { CatalogueSnapshot } from '../../../../ports/catalogue.ts';
import { recordAudit } from '../../../audit/record-audit.ts';
import { contactSealOwner } from './tables.ts';

type Contacts = AnswerOf<typeof insurerContacts>;

/** Where somebody of an insurer is written to, and in which language. */
export interface Address {
  readonly email: string;
  readonly language: Language;
}

/** What becomes another with every change: each makes new rows. */
const versionOf = (rows: readonly { readonly id: string }[]): string =>
  rows.length === 0
    ? ''
    : createHash('sha256')
        .update(rows.map(({ id }) => id).join())
        .digest('base64url');

const contactRows = (db: Db) =>
  db
    .selectFrom('insurer_contacts')
    .selectAll()
    .orderBy('insurer_code')
    .orderBy((eb) => eb.fn.coalesce('product', eb.val('')));

/** The insurers of the catalogue with the contacts that each has, and whoever else has any. */
export async function readContacts({ seal, catalogue }: Pick<Deps, 'seal' | 'catalogue'>, db: Db): Promise<Contacts> {
  const rows = await contactRows(db).execute();
  const { insurers, insurerByCode } = catalogue.current();
  const codes = new Set([...insurers.map(({ code }) => code), ...rows.map(({ insurer_code }) => insurer_code)]);
  return [...codes].map((insurerAsked) => {
    const own = rows.filter(({ insurer_code }) => insurer_code === insurerAsked);
    const name = insurerByCode.get(insurerAsked)?.name;
    return {
      insurerAsked,
      insurerName: name?.en ?? insurerAsked,
      insurerNameZh: name?.zhHant ?? insurerAsked,
      contactsVersion: versionOf(own),
      contacts: own.map(({ id, product, email_sealed, language }) => ({
        insurerEmail: seal.open<string>(contactSealOwner(id), email_sealed),
        insurerLanguage: language,
        ...(product === null ? {} : { contactProduct: product }),
      })),
    };
  });
}

/** Where each insurer is asked about a class of business: the contact of that, or the one for all others. */
export async function contactsFor(
  { seal }: Pick<Deps, 'seal'>,
  db: Db,
  product: string,
  insurerCode?: string,
): Promise<ReadonlyMap<string, Address>> {
  const rows = await db
    .selectFrom('insurer_contacts')
    .select(['id', 'insurer_code', 'email_sealed', 'language'])
    .where((eb) => eb.or([eb('product', '=', product), eb('product', 'is', null)]))
    .$if(insurerCode !== undefined, (of) => of.where('insurer_code', '=', insurerCode ?? ''))
    // The later of two counts.
    .orderBy('product', (order) => order.asc().nullsFirst())
    .execute();
  return new Map(
    rows.map(({ id, insurer_code, email_sealed, language }) => [
      insurer_code,
      { email: seal.open<string>(contactSealOwner(id), email_sealed), language },
    ]),
  );
}

/** Where an insurer is asked about a class of business; null where that is not known. */
export async function contactFor(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  insurerCode: string,
  product: string,
): Promise<Address | null> {
  return (await contactsFor(deps, db, product, insurerCode)).get(insurerCode) ?? null;
}

/** What is wrong with the contacts that an insurer shall have. */
function faultsOf(snapshot: CatalogueSnapshot, { insurerAsked, contacts }: BodyOf<typeof saveCall>): FieldFailure[] {
  const products = contacts.map(({ contactProduct = null }) => contactProduct);
  return [
    ...(snapshot.insurerByCode.has(insurerAsked) ? [] : [{ field: 'insurerAsked', message: 'validation.choice' }]),
    ...products.flatMap((product, at) => {
      if (products.indexOf(product) < at) return [{ field: `contacts.${at}`, message: 'validation.duplicateRow' }];
      const isKnown = product === null || productCodes.some((each) => each === product);
      return isKnown ? [] : [{ field: `contacts.${at}.contactProduct`, message: 'validation.choice' }];
    }),
  ];
}

/**
 * Makes the contacts of an insurer those that are given.
 * @throws AppError request.invalid for an unknown insurer or class of business, or two contacts of one;
 * insurerContacts.stale where they are others than the caller has seen
 */
export async function saveContacts(
  deps: Pick<Deps, 'db' | 'seal' | 'clock' | 'catalogue'>,
  body: BodyOf<typeof saveCall>,
): Promise<Contacts> {
  const { db, seal, clock, catalogue } = deps;
  const { insurerAsked, contacts, contactsVersion } = body;
  const fields = faultsOf(catalogue.current(), body);
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
  return inTransaction(db, async (tx) => {
    // Of two who save at once without having seen what there was the later counts.
    const insurer = tx.selectFrom('insurers').select('code').where('code', '=', insurerAsked);
    await insurer.forNoKeyUpdate().execute();
    const before = await contactRows(tx).where('insurer_code', '=', insurerAsked).execute();
    if (contactsVersion !== undefined && contactsVersion !== versionOf(before))
      throw new AppError('insurerContacts.stale');
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
    return rememberAnswer(tx, await readContacts(deps, tx));
  });
}

import type { ListedOffer, offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import type { AskedOf } from '@onegi/contract/list';
import { scopeOf } from '@onegi/contract/permissions';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { ownedBy } from '../../../../http/owned-by.ts';
import { byKeys } from '../../../../lists/by-keys.ts';
import { escapeLike } from '../../../../lists/contains-text.ts';
import type { Key } from '../../../../lists/page-of.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { productName } from '../../../templates/product-name.ts';
import { sealOwner } from '../../tables.ts';
import { describeOffer } from './describe-offer.ts';
import { readOfferFiles } from './read-offers.ts';

/** Offers that are good and whose case waits: of everybody, or those under the own consultant codes. */
export function listedOffers(deps: Deps, asked: AskedOf<typeof offerList>, actor: Actor) {
  const { db, seal, clock } = deps;
  const by = { actor, now: clock.now() };
  const { caseNumberPart, caseProduct, insurerAsked } = asked;
  // Of few cases their offers are looked for. Of all of them the offers are passed through in their order, each looking at its
  // case: offset 0 keeps the database from joining every case that waits before it orders any offer.
  const isOfFew = scopeOf(actor, 'commercial.read') !== 'all' || caseNumberPart !== undefined;
  const waits = (eb: ExpressionBuilder<Database, 'request_offers'>) => {
    let cases = eb
      .selectFrom('quote_requests')
      .select('quote_requests.id')
      .whereRef('quote_requests.id', '=', 'request_offers.request_id')
      .where('quote_requests.status', '=', 'waiting');
    if (scopeOf(actor, 'commercial.read') !== 'all')
      cases = cases.where((of) => ownedBy(of, actor, { consultantCodes: ['quote_requests.consultant_code'] }));
    if (caseNumberPart) cases = cases.where('request_number', 'like', `%${escapeLike(caseNumberPart.toUpperCase())}%`);
    if (caseProduct) cases = cases.where('quote_requests.product', '=', caseProduct);
    return eb.exists(isOfFew ? cases : cases.offset(0));
  };
  let fitting = db
    .selectFrom('request_offers')
    .where('request_offers.state', '=', 'quoted')
    .where('valid_until', '>=', clock.today())
    .where(waits);
  if (insurerAsked) fitting = fitting.where('request_offers.insurer_code', '=', insurerAsked);
  return {
    fitting,
    key: 'request_offers.id',
    sorts: { validUntil: 'valid_until', answeredAt: 'answered_at', premiumCents: 'premium_cents' },
    read: async (ids: readonly Key[]): Promise<ListedOffer[]> => {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('request_offers')
        .selectAll()
        .where('id', 'in', ids as string[])
        .execute();
      const caseIds = [...new Set(rows.map(({ request_id }) => request_id))];
      const cases = await db.selectFrom('quote_requests').selectAll().where('id', 'in', caseIds).execute();
      const files = await readOfferFiles(db, cases);
      const caseOf = new Map(cases.map((each) => [each.id, each]));
      return byKeys(ids, rows, ({ id }) => id).flatMap((row) => {
        const request = caseOf.get(row.request_id);
        if (!request) return [];
        const product = productName(request.product);
        const { insured_name_sealed: sealed } = request;
        return [
          {
            ...describeOffer(deps, row, { request, files }, by),
            insuredName: sealed ? seal.open<string>(sealOwner(request.id), sealed) : '',
            caseProduct: request.product,
            productName: product.en,
            productNameZh: product.zhHant,
            startsOn: request.starts_on,
            endsOn: request.ends_on,
            consultantCode: request.consultant_code,
          },
        ];
      });
    },
  };
}

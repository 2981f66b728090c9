import type { ListedOffer, offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import type { AskedOf } from '@onegi/contract/list';
import { scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../../../deps.ts';
import { ownedBy } from '../../../../http/owned-by.ts';
import { rowsOfIds } from '../../../../lists/by-keys.ts';
import { escapeLike } from '../../../../lists/contains-text.ts';
import type { Key } from '../../../../lists/page-of.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { productName } from '../../../templates/product-name.ts';
import { sealOwner } from '../../tables.ts';
import { describeOffer } from './describe-offer.ts';
import { readOfferFiles } from './read-offers.ts';

const shownOfCase = [
  'id',
  'policy_id',
  'request_number',
  'status',
  'closed_as',
  'issued_at',
  'expires_at',
  'transaction_type',
  'product',
  'insured_name_sealed',
  'starts_on',
  'ends_on',
  'consultant_code',
] as const;

/** Offers that are good and whose case waits: of everybody, or those under the own consultant codes. */
export function listedOffers(deps: Deps, asked: AskedOf<typeof offerList>, actor: Actor) {
  const { db, seal, clock } = deps;
  const by = { actor, now: clock.now() };
  const { caseNumberPart, caseProduct, insurerAsked } = asked;
  // The state of its case stands on the offer, so that an index of the order is all that is read of any but the shown ones.
  let fitting = db
    .selectFrom('request_offers')
    .where('request_offers.state', '=', 'quoted')
    .where('case_waits', '=', true)
    .where('valid_until', '>=', clock.today());
  if (scopeOf(actor, 'commercial.read') !== 'all')
    fitting = fitting.where((eb) => ownedBy(eb, actor, { consultantCodes: ['case_consultant_code'] }));
  if (caseProduct) fitting = fitting.where('case_product', '=', caseProduct);
  if (insurerAsked) fitting = fitting.where('request_offers.insurer_code', '=', insurerAsked);
  if (caseNumberPart) {
    const part = `%${escapeLike(caseNumberPart.toUpperCase())}%`;
    fitting = fitting.where('request_id', 'in', (eb) =>
      eb
        .selectFrom('quote_requests')
        .select('id')
        .where('request_number', 'like', part)
        .where('status', '=', 'waiting'),
    );
  }
  return {
    fitting,
    key: 'request_offers.id',
    sorts: { validUntil: 'valid_until', answeredAt: 'answered_at', premiumCents: 'premium_cents' },
    read: async (ids: readonly Key[]): Promise<ListedOffer[]> => {
      const rows = await db.selectFrom('request_offers').selectAll().$call(rowsOfIds('id', ids));
      const caseIds = [...new Set(rows.map(({ request_id }) => request_id))];
      const cases = await db.selectFrom('quote_requests').select(shownOfCase).$call(rowsOfIds('id', caseIds));
      const files = await readOfferFiles(db, cases);
      const caseOf = new Map(cases.map((each) => [each.id, each]));
      return rows.flatMap((row) => {
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

import type { RequestFacts } from '@onegi/contract/calls/requests/my-requests';
import type { Selectable } from 'kysely';
import { refOf } from '../../lib/refs.ts';
import type { Seal } from '../../lib/seal.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { productName } from '../templates/product-name.ts';
import { describeCase } from '../workflow/describe-case.ts';
import type { Circumstances } from '../workflow/workflow.ts';
import { requestWorkflow } from './request-workflow.ts';
import type { RequestsTables } from './tables.ts';

type RequestRow = Selectable<RequestsTables['quote_requests']>;

/** What the office alone does, in its own list. */
const inOffice: readonly string[] = ['assign', 'release'];

/** A request without what is personal in it. */
export function describeRequest(
  { seal, snapshot }: { seal: Seal; snapshot: CatalogueSnapshot },
  row: RequestRow,
  by: Circumstances,
): RequestFacts {
  const held = describeCase(requestWorkflow, row, by);
  const product = productName(row.product);
  const insurer = row.insurer_code ? snapshot.insurerByCode.get(row.insurer_code) : undefined;
  return {
    requestRef: refOf(seal, 'request', row.id),
    requestNumber: row.request_number,
    product: row.product,
    productName: product.en,
    productNameZh: product.zhHant,
    insurerName: insurer?.name.en ?? row.insurer_code,
    insurerNameZh: insurer?.name.zhHant ?? row.insurer_code,
    promotionPercent: row.promotion_percent,
    requestState: requestWorkflow.stateOf(row),
    requestedAt: row.requested_at.toISOString(),
    ...held,
    allowedActions: held.allowedActions.filter(
      (action) => !inOffice.includes(action),
    ) as RequestFacts['allowedActions'],
    // As it was promised, also when the request is over.
    dueAt: row.due_at.toISOString(),
  };
}

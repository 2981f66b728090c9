import type { RequestFacts } from '@onegi/contract/calls/requests/my-requests';
import { refOf } from '../../lib/refs.ts';
import type { Seal } from '../../lib/seal.ts';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import { productName } from '../templates/product-name.ts';
import { describeCase } from '../workflow/describe-case.ts';
import type { Circumstances } from '../workflow/workflow.ts';
import { caseWorkflow } from './commercial/case-workflow.ts';
import { requestWorkflow } from './request-workflow.ts';
import type { RequestRow, RequestStatus } from './tables.ts';

/** What the office alone does, in its own list. */
const inOffice: readonly string[] = ['assign', 'release'];

/** What is done with a case by the calls of cases and their offers. */
const onCase: readonly string[] = [
  'save',
  'submit',
  'delete',
  'resubmit',
  'send',
  'accept',
  'reopen',
  'issue',
  'endorse',
];

/** Who holds a request and what can be done with it, by the workflow of whose it is. */
export function describeHeld(row: RequestRow, by: Circumstances) {
  const held =
    row.audience === 'consultant' ? describeCase(caseWorkflow, row, by) : describeCase(requestWorkflow, row, by);
  const allowed: readonly string[] = held.allowedActions;
  const allowedActions = allowed.filter((action) => !onCase.includes(action));
  return { ...held, allowedActions: allowedActions as RequestFacts['allowedActions'] };
}

/** A state as the office lists it: drafts are not there, and an accepted case has its answer. */
export const listedState = (status: RequestStatus): RequestFacts['requestState'] =>
  status === 'accepted' ? 'answered' : status === 'draft' ? 'waiting' : status;

/** A request without what is personal in it. */
export function describeRequest(
  { seal, snapshot }: { seal: Seal; snapshot: CatalogueSnapshot },
  row: RequestRow,
  by: Circumstances,
): RequestFacts {
  const held = describeHeld(row, by);
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
    requestState: listedState(row.status),
    requestedAt: row.requested_at.toISOString(),
    ...held,
    allowedActions: held.allowedActions.filter((action) => !inOffice.includes(action)),
    // As it was promised, also when the request is over.
    dueAt: row.due_at.toISOString(),
  };
}

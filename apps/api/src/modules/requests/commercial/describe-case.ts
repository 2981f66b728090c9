import type { ListedCase } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { CaseState } from '@onegi/contract/fields/commercial';
import type { Deps } from '../../../deps.ts';
import { bothTexts } from '../../../lib/texts.ts';
import { productName } from '../../templates/product-name.ts';
import { describeCase } from '../../workflow/describe-case.ts';
import type { Circumstances } from '../../workflow/workflow.ts';
import type { Assignee } from '../office-requests.ts';
import { type RequestRow, sealOwner } from '../tables.ts';
import { isOwn } from './case-row.ts';
import { caseRuleColumns, caseWorkflow } from './case-workflow.ts';

/** What lists read of a case. */
export const listedCaseColumns = [
  ...caseRuleColumns,
  'id',
  'request_number',
  'template',
  'product',
  'insured_name_sealed',
  'starts_on',
  'ends_on',
  'changed_at',
  'created_by',
] as const satisfies readonly (keyof RequestRow)[];

type ListedRow = Pick<RequestRow, (typeof listedCaseColumns)[number]> & Assignee;

/** A case as lists show it; the insured's name is the only thing that is opened. */
export function describeListedCase({ seal }: Pick<Deps, 'seal'>, row: ListedRow, by: Circumstances): ListedCase {
  const held = describeCase(caseWorkflow, row, by);
  // Visitors' requests are in no list of cases.
  const status = row.status as CaseState;
  const state = bothTexts(`commercial.states.${status}`);
  const transactionType = row.transaction_type ?? 'newBusiness';
  const type = bothTexts(`commercial.transactionTypes.${transactionType}`);
  const product = productName(row.product);
  return {
    caseNumber: row.request_number,
    caseState: status,
    stateName: state.en,
    stateNameZh: state.zhHant,
    caseTemplate: row.template,
    caseProduct: row.product,
    productName: product.en,
    productNameZh: product.zhHant,
    transactionType,
    transactionTypeName: type.en,
    transactionTypeNameZh: type.zhHant,
    insuredName: row.insured_name_sealed ? seal.open<string>(sealOwner(row.id), row.insured_name_sealed) : '',
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    caseRequestedAt: row.requested_at.toISOString(),
    changedAt: (row.changed_at ?? row.requested_at).toISOString(),
    consultantCode: row.consultant_code,
    assigneeName: row.assignee_name,
    assigneeNameZh: row.assignee_name_zh || null,
    ...held,
    allowedActions: held.allowedActions.flatMap((action) => {
      if (action === 'expire' || action === 'accept') return [];
      // The office writes in a consultant's draft, and deletes none.
      return action === 'delete' && !(by.actor !== 'system' && isOwn(row, by.actor)) ? [] : [action];
    }),
  };
}

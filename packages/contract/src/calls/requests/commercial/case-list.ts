import { caseFields as c, caseStates, transactionTypes } from '../../../fields/commercial.ts';
import { list } from '../../../list.ts';
import { listedCase } from './case-shapes.ts';

export const caseList = list({
  name: 'listCases',
  path: '/commercial-insurance/list',
  summary: 'Commercial cases, the newest first; of consultants those under their own codes',
  tag: 'commercial',
  permission: 'commercial.read',
  filters: {
    caseNumberPart: { field: c.caseNumberPart, kind: 'text', label: 'commercial.list.number', maxLength: 20 },
    caseStateAsked: {
      field: c.caseStateAsked,
      kind: 'choice',
      label: 'commercial.list.state',
      values: caseStates,
      texts: 'commercial.states',
      all: 'commercial.list.allStates',
    },
    requestedFrom: { field: c.requestedFrom, kind: 'date', label: 'commercial.list.requestedFrom' },
    requestedUntil: { field: c.requestedUntil, kind: 'date', label: 'commercial.list.requestedUntil' },
    insuredNamePart: { field: c.insuredNamePart, kind: 'text', label: 'commercial.list.insuredName', maxLength: 100 },
    caseProduct: {
      field: c.caseProduct,
      kind: 'choice',
      label: 'commercial.list.product',
      all: 'commercial.list.allProducts',
    },
    transactionType: {
      field: c.transactionType,
      kind: 'choice',
      label: 'commercial.list.transactionType',
      values: transactionTypes,
      texts: 'commercial.transactionTypes',
      all: 'commercial.list.allTransactionTypes',
    },
  },
  sorts: {
    caseRequestedAt: { field: c.caseRequestedAt, order: 'desc' },
    caseNumber: { field: c.caseNumber, order: 'desc' },
    insuredName: { field: c.insuredName, order: 'asc' },
    startsOn: { field: c.startsOn, order: 'desc' },
  },
  row: listedCase,
  columns: {
    caseNumber: { label: 'commercial.list.number' },
    insuredName: { label: 'commercial.list.insuredName' },
    productName: { label: 'commercial.list.product', chinese: 'productNameZh' },
    transactionType: { label: 'commercial.list.transactionType', texts: 'commercial.transactionTypes' },
    caseState: { label: 'commercial.list.state', texts: 'commercial.states' },
    startsOn: { label: 'commercial.list.startsOn', kind: 'date' },
    endsOn: { label: 'commercial.list.endsOn', kind: 'date' },
    caseRequestedAt: { label: 'commercial.list.requestedAt', kind: 'moment' },
    assigneeName: { label: 'caseDesk.assignee', chinese: 'assigneeNameZh' },
    holder: { label: 'caseDesk.holder', texts: 'caseSteps.holders' },
    heldSince: { label: 'caseDesk.heldSince', kind: 'moment' },
    dueAt: { label: 'caseDesk.dueAt', kind: 'moment' },
    consultantCode: { label: 'commercial.list.consultantCode' },
  },
  exported: true,
});

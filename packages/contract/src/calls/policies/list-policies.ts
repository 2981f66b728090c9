import { policyFields as p, policyStatuses } from '../../fields/policies.ts';
import { productCodes } from '../../lines.ts';
import { list } from '../../list.ts';
import { nullable, type Of, shape } from '../../shape.ts';

const listedPolicy = shape({
  policyNumber: p.policyNumber,
  transactionNumber: p.transactionNumber,
  holderName: p.holderName,
  line: p.line,
  lineName: p.lineName,
  lineNameZh: p.lineNameZh,
  status: p.status,
  statusName: p.statusName,
  statusNameZh: p.statusNameZh,
  consultantCode: nullable(p.consultantCode),
  startsOn: p.startsOn,
  endsOn: p.endsOn,
  handlerId: nullable(p.handlerId),
  handlerName: nullable(p.handlerName),
  handlerNameZh: nullable(p.handlerNameZh),
  settlement: nullable(p.settlement),
  settlementName: nullable(p.settlementName),
  settlementNameZh: nullable(p.settlementNameZh),
  issuedOn: p.issuedOn,
});
export type ListedPolicy = Of<typeof listedPolicy>;

/** The policy inquiry: the specification's filters first, then what the dashboard leads to it by. Whose code or unit sold them narrows what the actor may see anyway; a code of others finds nothing. */
export const policyList = list({
  name: 'listPolicies',
  path: '/policy/mgr/policy-list',
  summary: 'Policies: under the own TR codes, or all for the back office',
  tag: 'policies',
  permission: 'policies.read',
  filters: {
    policyNumberPart: { field: p.policyNumberPart, kind: 'text', label: 'policyList.policyNumber', maxLength: 40 },
    status: {
      field: p.statusAsked,
      kind: 'choice',
      label: 'policyList.status',
      values: policyStatuses,
      texts: 'policyList.statuses',
      all: 'policyList.all',
    },
    startsFrom: { field: p.startsFrom, kind: 'date', label: 'policyList.startsFrom' },
    startsUntil: { field: p.startsUntil, kind: 'date', label: 'policyList.startsUntil' },
    line: {
      field: p.line,
      kind: 'choice',
      label: 'policyList.line',
      values: productCodes,
      texts: 'policyList.lines',
      all: 'policyList.all',
    },
    holderNameSought: {
      field: p.holderNameSought,
      kind: 'text',
      label: 'policyList.holderName',
      hint: 'policyList.holderNameHint',
      maxLength: 100,
    },
    insurer: { field: p.insurer, kind: 'choice', label: 'policyList.insurer', all: 'policyList.all' },
    issuedFrom: { field: p.issuedFrom, kind: 'date', label: 'policyList.issuedFrom' },
    issuedUntil: { field: p.issuedUntil, kind: 'date', label: 'policyList.issuedUntil' },
    consultantCode: {
      field: p.consultantCode,
      kind: 'choice',
      label: 'policyList.consultantCode',
      all: 'policyList.all',
    },
    unit: { field: p.unit, kind: 'choice', label: 'policyList.unit', all: 'policyList.all' },
  },
  sorts: {
    policyNumber: { field: p.policyNumber, order: 'asc' },
    holderName: { field: p.holderName, order: 'asc' },
    startsOn: { field: p.startsOn, order: 'asc' },
    issuedOn: { field: p.issuedOn, order: 'asc' },
    status: { field: p.status, order: 'asc' },
  },
  row: listedPolicy,
  columns: {
    policyNumber: { label: 'policyList.policyNumber' },
    holderName: { label: 'policyList.holderName' },
    line: { label: 'policyList.line', texts: 'policyList.lines' },
    status: { label: 'policyList.status', texts: 'policyList.statuses' },
    consultantCode: { label: 'policyList.consultantCode' },
    handlerName: { label: 'policyList.handler', chinese: 'handlerNameZh' },
    startsOn: { label: 'policyList.startsOn', kind: 'date' },
    endsOn: { label: 'policyList.endsOn', kind: 'date' },
    settlement: { label: 'policyList.settlement', texts: 'policyList.settlements' },
    issuedOn: { label: 'policyList.issuedOn', kind: 'date' },
  },
  exported: true,
});

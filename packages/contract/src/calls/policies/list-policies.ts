import { policyFields as p, policyStatuses } from '../../fields/policies.ts';
import { productCodes } from '../../lines.ts';
import { list } from '../../list.ts';
import { nullable, type Of, shape } from '../../shape.ts';

const listedPolicy = shape({
  policyNumber: p.policyNumber,
  transactionNumber: p.transactionNumber,
  holderName: p.holderName,
  line: p.line,
  status: p.status,
  consultantCode: nullable(p.consultantCode),
  startsOn: p.startsOn,
  endsOn: p.endsOn,
  settlement: nullable(p.settlement),
  issuedOn: p.issuedOn,
});
export type ListedPolicy = Of<typeof listedPolicy>;

/** The policy inquiry. Whose code or unit sold them narrows what the actor may see anyway; a code of others finds nothing. */
export const policyList = list({
  name: 'listPolicies',
  path: '/policy/mgr/policy-list',
  summary: 'Policies: under the own TR codes, or all for the back office',
  tag: 'policies',
  permission: 'dashboard.read',
  filters: {
    policyNumberPart: { field: p.policyNumberPart, kind: 'text', label: 'policyList.policyNumber', maxLength: 40 },
    status: {
      field: p.status,
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
    startsOn: { field: p.startsOn, order: 'desc' },
    issuedOn: { field: p.issuedOn, order: 'desc' },
  },
  row: listedPolicy,
  columns: {
    policyNumber: { label: 'policyList.policyNumber' },
    holderName: { label: 'policyList.holderName' },
    line: { label: 'policyList.line', texts: 'policyList.lines' },
    status: { label: 'policyList.status', texts: 'policyList.statuses' },
    consultantCode: { label: 'policyList.consultantCode' },
    startsOn: { label: 'policyList.startsOn', kind: 'date' },
    endsOn: { label: 'policyList.endsOn', kind: 'date' },
    settlement: { label: 'policyList.settlement', texts: 'policyList.settlements' },
    issuedOn: { label: 'policyList.issuedOn', kind: 'date' },
  },
  exported: true,
});

import * as z from 'zod';
import { call } from '../../call.ts';
import { importStages, transferFields as t } from '../../fields/transfer.ts';
import { list } from '../../list.ts';
import { listOf, nullable, type Of, optional, shape } from '../../shape.ts';

const run = shape({
  importId: t.importId,
  fileName: t.fileName,
  stage: t.stage,
  policies: t.policies,
  knownPolicies: t.knownPolicies,
  problemCount: t.problemCount,
  createdAt: t.createdAt,
  createdBy: t.createdBy,
  createdByZh: t.createdByZh,
  finishedAt: nullable(t.finishedAt),
});
export type PolicyImportRow = Of<typeof run>;

export const policyImportList = list({
  name: 'listPolicyImports',
  path: '/policy-imports',
  summary: 'Workbooks of policies that were uploaded, checked and imported, the latest first',
  tag: 'transfer',
  permission: 'policyImports.read',
  filters: {
    stage: {
      field: t.stage,
      kind: 'choice',
      label: 'transfer.stage',
      values: importStages,
      texts: 'transfer.stages',
      all: 'transfer.allStages',
    },
    from: { field: t.from, kind: 'date', label: 'transfer.from' },
    until: { field: t.until, kind: 'date', label: 'transfer.until' },
  },
  sorts: { createdAt: { field: t.createdAt, order: 'desc' } },
  row: run,
  columns: {
    fileName: { label: 'transfer.fileName' },
    stage: { label: 'transfer.stage', texts: 'transfer.stages' },
    policies: { label: 'transfer.policiesNew', kind: 'number' },
    knownPolicies: { label: 'transfer.policiesKnown', kind: 'number' },
    problemCount: { label: 'transfer.problemCount', kind: 'number' },
    createdAt: { label: 'transfer.createdAt', kind: 'moment' },
    createdBy: { label: 'transfer.createdBy', chinese: 'createdByZh' },
    finishedAt: { label: 'transfer.finishedAt', kind: 'moment' },
  },
});

const finding = shape({
  sheet: nullable(t.sheet),
  row: nullable(t.row),
  column: nullable(t.column),
  problem: t.problem,
  text: t.text,
  expected: nullable(t.expected),
  found: nullable(t.found),
});
export type ImportFinding = Of<typeof finding>;

/** What an import would bring, or has brought; sums of what is new. */
const counts = shape({
  policies: t.policies,
  persons: t.persons,
  notes: t.notes,
  receipts: t.receipts,
  knownPolicies: t.knownPolicies,
  knownPersons: t.knownPersons,
  knownNotes: t.knownNotes,
  knownReceipts: t.knownReceipts,
  receivable: t.receivable,
  payable: t.payable,
  commission: t.commission,
  received: t.received,
  insurerPaid: t.insurerPaid,
  commissionDrawn: t.commissionDrawn,
  clientMoney: t.clientMoney,
});
export type ImportCounts = Of<typeof counts>;

export const describePolicyImport = call({
  name: 'describePolicyImport',
  method: 'GET',
  path: '/policy-imports/{importId}',
  summary:
    'Where an import stands: what is wrong by sheet, row and column, or what it brings in counts and sums, and how far it is',
  tag: 'transfer',
  permission: 'policyImports.read',
  params: shape({ importId: t.importId }),
  answer: shape({
    importId: t.importId,
    fileName: t.fileName,
    stage: t.stage,
    progress: t.progress,
    createdAt: t.createdAt,
    createdBy: t.createdBy,
    createdByZh: t.createdByZh,
    finishedAt: nullable(t.finishedAt),
    finishedBy: t.finishedBy,
    finishedByZh: t.finishedByZh,
    problemCount: t.problemCount,
    problems: listOf('problems', finding),
    counts: nullable({ wire: 'counts', schema: counts.codec }),
  }),
});

export const uploadPolicyImport = call({
  name: 'uploadPolicyImport',
  method: 'POST',
  path: '/policy-imports/upload',
  summary:
    'Takes a workbook of policies, insured persons, notes and receipts, to be checked in the background. Nothing is imported yet',
  tag: 'transfer',
  permission: 'policyImports.write',
  upload: true,
  answer: shape({ importId: t.importId }),
});

export const startPolicyImport = call({
  name: 'startPolicyImport',
  method: 'POST',
  path: '/policy-imports/{importId}/start',
  summary: 'Imports a workbook that was checked, in the background: all of it or nothing. One import runs at a time',
  tag: 'transfer',
  permission: 'policyImports.write',
  params: shape({ importId: t.importId }),
  answer: shape({ importId: t.importId }),
});

export const policyImportTemplate = call({
  name: 'policyImportTemplate',
  method: 'GET',
  path: '/policy-imports/template',
  summary:
    'The workbook to fill in: sheets for policies, insured persons, notes and receipts, how to fill them in, and lists of codes',
  tag: 'transfer',
  permission: 'policyImports.write',
  query: shape({ language: optional(t.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});

export const exportPortal = call({
  name: 'exportPortal',
  method: 'POST',
  path: '/portal-export',
  summary:
    'Everything in one zip file: the workbook that an import reads, and clients, endorsements, notes, receipts, allocations, payments and the journal as csv',
  tag: 'transfer',
  permission: 'portal.export',
  body: shape({ language: optional(t.language) }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});

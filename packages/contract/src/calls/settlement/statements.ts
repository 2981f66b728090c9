import * as z from 'zod';
import { call } from '../../call.ts';
import { accountFields as a } from '../../fields/accounts-current.ts';
import type { Permission } from '../../permissions.ts';
import { type Field, listOf, nullable, type Of, optional, shape } from '../../shape.ts';

const movement = shape({
  movedOn: a.movedOn,
  kind: a.kind,
  reference: a.reference,
  policyNumber: nullable(a.policyNumber),
  payableOn: nullable(a.payableOn),
  movedCents: a.movedCents,
  balanceCents: a.balanceCents,
});
export type Movement = Of<typeof movement>;

const statement = shape({
  key: a.key,
  name: a.name,
  nameZh: a.nameZh,
  from: a.from,
  until: a.until,
  openingCents: a.openingCents,
  closingCents: a.closingCents,
  movements: listOf('movements', movement, 100_000),
});
export type AccountStatement = Of<typeof statement>;

/** The period begins no later than it ends. */
const inOrder = ({ from, until }: { from: string; until: string }) =>
  from > until ? [{ field: 'until', message: 'validation.dateOrder' }] : [];

function statementCalls<const N extends string, F extends Field>(
  name: N,
  whose: F,
  of: string,
  permission: Permission,
) {
  const asked = { key: whose, from: a.from, until: a.until };
  const given = { method: 'GET', tag: 'settlement', permission } as const;
  const path = `/statements/${of}`;
  /** The file itself; only failures are JSON. */
  const file = {
    ...given,
    query: shape({ ...asked, language: optional(a.language) }, [inOrder as never]),
    answer: z.unknown(),
  };
  return {
    show: call({
      ...given,
      name,
      path,
      summary: `The statement of account of ${of}: opening balance, movements, closing balance`,
      query: shape(asked, [inOrder as never]),
      answer: statement,
    }),
    pdf: call({ ...file, name: `${name}Pdf`, path: `${path}/pdf`, summary: 'The same as a PDF' }),
    workbook: call({
      ...file,
      name: `${name}Workbook`,
      path: `${path}/workbook`,
      summary: 'The same as a workbook (xlsx)',
    }),
  };
}

/** What a client owes and has paid. */
export const clientStatement = statementCalls('clientStatement', a.clientKey, 'client', 'ageing.read');
/** What a consultant has earned and was paid. */
export const consultantStatement = statementCalls(
  'consultantStatement',
  a.consultantCode,
  'consultant',
  'commission.read',
);
/** What an insurer is owed and was paid. */
export const insurerStatement = statementCalls('insurerStatement', a.insurerCode, 'insurer', 'insurerPayments.read');

import type pg from 'pg';

/** One application as the database has it, with all that came of it. */
export interface OrderRow {
  readonly applicationId: string;
  readonly version: number;
  readonly state: string;
  /** Sessions of the gateway that were charged and not given back. */
  readonly charges: number;
  readonly refunds: number;
  readonly policyNumber: string | null;
  readonly policies: number;
  readonly receipts: number;
  readonly receiptCents: number;
  readonly policyCents: number;
  readonly documents: number;
}

/** Only sums and counts: the joins are subqueries so that none multiplies another. */
export async function readOrders(pool: pg.Pool): Promise<Map<string, OrderRow>> {
  const { rows } = await pool.query<OrderRow>(`
    select a.id as "applicationId", a.version, a.state,
      (select count(*)::int from sandbox_sessions s join payments p on p.id = s.payment_ref
        where p.application_id = a.id and s.state = 'paid') as charges,
      (select count(*)::int from payments p
        where p.application_id = a.id and (p.state = 'refunded' or p.refund_due)) as refunds,
      (select min(policy_number) from policies where application_id = a.id) as "policyNumber",
      (select count(*)::int from policies where application_id = a.id) as policies,
      (select count(*)::int from receipts r join policies p on p.id = r.policy_id
        where p.application_id = a.id) as receipts,
      (select coalesce(sum(amount_cents), 0)::float8 from receipts r join policies p on p.id = r.policy_id
        where p.application_id = a.id) as "receiptCents",
      (select coalesce(sum(receivable_cents), 0)::float8 from policy_endorsements e join policies p on p.id = e.policy_id
        where p.application_id = a.id) as "policyCents",
      (select count(*)::int from documents d join policies p on p.id = d.owner_id
        where p.application_id = a.id) as documents
    from applications a`);
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** The application's id in its reference: the first half is the id, the second a code that only the portal can make. */
export function applicationIdOf(ref: string): string {
  const hex = Buffer.from(ref, 'base64url').subarray(0, 16).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

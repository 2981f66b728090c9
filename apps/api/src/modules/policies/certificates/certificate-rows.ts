import type { Db, Tx } from '../../../db/database.ts';
import type { Write } from '../../../db/write-together.ts';
import type { Seal } from '../../../lib/seal.ts';
import type { CommercialFacts, MotorCertificate, PolicyFacts } from '../../../ports/policy-facts.ts';

/** The row by which the page of a number finds a certificate. */
export const insertCertificate = (
  tx: Tx,
  policyId: string,
  { certificateNumber, from, until }: MotorCertificate,
): Write =>
  tx.insertInto('motor_certificates').values({
    certificate_number: certificateNumber,
    policy_id: policyId,
    valid_from: new Date(from),
    valid_until: new Date(until),
  });

/** Ends what was issued of a policy when another begins; what would have begun later never does. */
export const replaceCertificates = (tx: Tx, policyId: string, from: Date): Write =>
  tx
    .updateTable('motor_certificates')
    .set({ replaced_at: from })
    .where('policy_id', '=', policyId)
    .where(({ eb, or }) => or([eb('replaced_at', 'is', null), eb('replaced_at', '>', from)]));

/** What the certificate said that a policy was issued with; null where it was issued without one. */
export async function readFirstCertificate(seal: Seal, db: Db, policyId: string): Promise<MotorCertificate | null> {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'facts_sealed'])
    .where('owner_id', '=', policyId)
    .where('kind', '=', 'certificate')
    .limit(1)
    .executeTakeFirst();
  return (row && seal.open<PolicyFacts | CommercialFacts>(`documents/${row.id}`, row.facts_sealed).motor) ?? null;
}

/** The details of a vehicle's policy that its certificate prints, by their names; empty where they were never written. */
export const vehicleDetails = (certificate: MotorCertificate | null) => ({
  registrationMark: certificate?.registrationMark ?? '',
  chassis: certificate?.chassis ?? '',
  drivers: certificate?.drivers.join('; ') ?? '',
});

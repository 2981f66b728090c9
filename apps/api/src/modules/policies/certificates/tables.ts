/** Rows of migrations/191_motor_certificates.sql. */
export interface CertificatesTables {
  motor_certificates: { policy_id: string; certificate_number: string };
}

declare module '../../../db/database.ts' {
  interface Database extends CertificatesTables {}
}

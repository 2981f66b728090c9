import type { Generated } from 'kysely';

/** Rows of migrations/191_motor_certificates.sql. */
export interface CertificatesTables {
  motor_certificates: {
    certificate_number: string;
    policy_id: string;
    /** The hours that it prints. */
    valid_from: Date;
    valid_until: Date;
    /** Since when another has its place. */
    replaced_at: Generated<Date | null>;
  };
}

declare module '../../../db/database.ts' {
  interface Database extends CertificatesTables {}
}

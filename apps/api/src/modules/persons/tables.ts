/** Rows of migrations/038_persons.sql. */
interface PersonRow {
  owner_id: string;
  person_no: number;
  role: string;
  kind: string | null;
  lookup_hashes: Buffer[];
}

interface PersonFieldRow {
  owner_id: string;
  person_no: number;
  field: string;
  value_sealed: Buffer;
}

export interface PersonsTables {
  application_persons: PersonRow;
  application_person_fields: PersonFieldRow;
  policy_persons: PersonRow;
  policy_person_fields: PersonFieldRow;
}

declare module '../../db/database.ts' {
  interface Database extends PersonsTables {}
}

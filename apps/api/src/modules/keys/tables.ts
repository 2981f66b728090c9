import type { Generated } from 'kysely';

export type KeyUse = 'data' | 'secret';

/** Rows of migrations/017_keyring.sql. */
export interface KeysTables {
  keyring: {
    key_use: KeyUse;
    key_id: Buffer;
    check_sealed: Buffer;
    first_used_at: Generated<Date>;
    last_used_at: Generated<Date>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends KeysTables {}
}

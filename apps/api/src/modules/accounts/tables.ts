import type { Role } from '@onegi/contract/roles';
import type { Generated } from 'kysely';
import type { Language } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';

/** Rows of migrations/009_accounts.sql. */
export interface AccountsTables {
  users: {
    id: string;
    login_id: string;
    email_sealed: Buffer;
    email_hash: Buffer;
    name_en: string;
    name_zh: string;
    employee_id: string;
    ia_licence: string | null;
    unit: string | null;
    language: Language;
    state: 'invited' | 'active' | 'suspended';
    password_hash: string | null;
    must_change_password: Generated<boolean>;
    password_changed_at: Date | null;
    terms_accepted_at: Date | null;
    last_sign_in_at: Date | null;
    created_at: Date;
    version: Generated<number>;
  };
  user_roles: { user_id: string; role: Role };
  user_consultant_codes: { user_id: string; consultant_code: string; seq: number };
  sessions: {
    id: string;
    token_hash: Buffer;
    user_id: string;
    agent: string;
    address_hash: Buffer;
    limited_to: Actor['limitedTo'];
    temporary_id: string | null;
    created_at: Date;
    last_seen_at: Date;
    ends_at: Date;
    ended_at: Date | null;
    end_reason: string | null;
  };
  captchas: { key: string; answer_hash: Buffer; expires_at: Date };
  login_steps: {
    step_hash: Buffer;
    user_id: string;
    method: 'password' | 'temporary' | 'passkey';
    temporary_id: string | null;
    challenge: string | null;
    expires_at: Date;
  };
  passkey_challenges: { key: string; user_id: string | null; challenge: string; expires_at: Date };
  one_time_codes: {
    form_hash: Buffer;
    user_id: string | null;
    code_hash: Buffer;
    tries: number;
    sent_at: Date;
    expires_at: Date;
    verified_at: Date | null;
  };
  temporary_passwords: { id: string; user_id: string; password_hash: Buffer; expires_at: Date; used_at: Date | null };
  failed_logins: { subject: Buffer; failures: number; last_at: Date; locked_until: Date | null };
  totp_secrets: {
    user_id: string;
    secret_sealed: Buffer;
    confirmed_at: Date | null;
    last_counter: Generated<number>;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  recovery_codes: { user_id: string; code_hash: Buffer; used_at: Date | null };
}

declare module '../../db/database.ts' {
  interface Database extends AccountsTables {}
}

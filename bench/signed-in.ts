import { hash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Makes a user of this role, of a consultant with a code, who is signed in; answers the session's token. */
export async function signedInAs(client: pg.Client, role: string, consultantCode?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const userId = randomUUID();
  await client.query(
    `insert into users (id, login_id, email_sealed, email_hash, name_en, name_zh, employee_id, language, state, created_at)
     values ($1, $2, $3, $3, 'Bench', '測試', $2, 'en', 'active', now())`,
    [userId, `bench-${userId}`, randomBytes(32)],
  );
  await client.query(`insert into user_roles values ($1, $2)`, [userId, role]);
  if (consultantCode)
    await client.query(`insert into user_consultant_codes (user_id, consultant_code, seq) values ($1, $2, 1)`, [
      userId,
      consultantCode,
    ]);
  await signIn(client, userId, token);
  return token;
}

/** Signs in a user that is there already; answers the session's token. */
export async function signedInAgain(client: pg.Client, role: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ user_id: string }>(`select user_id from user_roles where role = $1 limit 1`, [
    role,
  ]);
  await signIn(client, rows[0]?.user_id ?? '', token);
  return token;
}

async function signIn(client: pg.Client, userId: string, token: string): Promise<void> {
  await client.query(
    `insert into sessions (id, token_hash, user_id, agent, address_hash, created_at, last_seen_at, ends_at)
     values ($1, $2, $3, 'bench', $4, now(), now(), now() + interval '12 hours')`,
    [randomUUID(), hash('sha256', token, 'buffer'), userId, randomBytes(32)],
  );
}

import { randomBytes, randomUUID } from 'node:crypto';
import { loginIn } from '@onegi/contract/calls/accounts/sign-in';
import { scopeOf } from '@onegi/contract/permissions';
import { systemClock } from '../apps/api/src/adapters/clock/system.ts';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { answerHash } from '../apps/api/src/modules/accounts/captcha/take-captcha.ts';
import { openSessions, tokenHash } from '../apps/api/src/modules/accounts/open-sessions.ts';
import { digestOf, hashPassword, isPassword } from '../apps/api/src/modules/accounts/passwords.ts';
import { demoUsers } from '../apps/api/src/modules/accounts/users/demo-users.ts';
import { openKeyring } from '../apps/api/src/modules/keys/open-keyring.ts';
import { openSettings } from '../apps/api/src/modules/settings/open-settings.ts';
import { percentile, say, whole } from './report.ts';
import type { Process, Stage } from './stage.ts';

const LOGINS = 200;
const BROWSERS = 4;
const CHECKS = 300_000;

/** Visitors who go on opening a page and asking for the menus until told to stop; answers their times. */
async function browse(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: BROWSERS }, async () => {
      while (!isOver()) {
        for (const path of ['/travelIndex', '/api/demo/users']) {
          const began = performance.now();
          const answer = await fetch(url + path);
          await answer.arrayBuffer();
          times.push(performance.now() - began);
        }
      }
    }),
  );
  return times.sort((a, b) => a - b);
}

/** Captchas whose digits are known, made as the server makes them. */
async function prepareCaptchas({ databaseUrl, dataKey, secretKey }: Stage, count: number): Promise<string[]> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const { seal } = await openKeyring(db, { dataKeys: [dataKey], secretKeys: [secretKey] });
  const keys = Array.from({ length: count }, () => randomUUID() as string);
  const rows = keys.map((key) => ({
    key,
    answer_hash: answerHash(seal, key, '1234'),
    expires_at: new Date(Date.now() + 300_000),
  }));
  await db.insertInto('captchas').values(rows).execute();
  await close();
  return keys;
}

async function loginAll(url: string, captchaKeys: readonly string[]): Promise<{ times: number[]; failures: number }> {
  const times: number[] = [];
  let failures = 0;
  await Promise.all(
    captchaKeys.map(async (key, index) => {
      const user = demoUsers[index % demoUsers.length];
      const began = performance.now();
      const post = (path: string, body: Record<string, unknown>) =>
        fetch(`${url}/api/sys-common${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const step = await post('/login-in', {
        [loginIn.body.wireName('userName')]: user?.loginId,
        [loginIn.body.wireName('passwordDigest')]: digestOf(user?.password ?? ''),
        [loginIn.body.wireName('captcha')]: '1234',
        [loginIn.body.wireName('captchaKey')]: key,
      });
      const { data } = (await step.json()) as { data: { uuid: string } | null };
      const accepted = data && (await post('/accept', { uuid: data.uuid, accept: true }));
      if (!accepted?.ok) failures += 1;
      times.push(performance.now() - began);
    }),
  );
  return { times: times.sort((a, b) => a - b), failures };
}

/** As many bare verifications as there are logins, beside nothing else. */
async function bareVerifications(): Promise<number> {
  const kept = await hashPassword(digestOf('Sesame-2026'));
  const began = performance.now();
  await Promise.all(Array.from({ length: LOGINS }, () => isPassword(kept, digestOf('Sesame-2026'))));
  return (performance.now() - began) / 1000;
}

/** Two hundred logins at once, and what visitors feel of them. */
export async function measureLogins(stage: Stage, server: Process): Promise<void> {
  await loginAll(server.url, await prepareCaptchas(stage, 5));
  const keys = await prepareCaptchas(stage, LOGINS);
  const quietUntil = performance.now() + 5_000;
  const quiet = await browse(server.url, () => performance.now() > quietUntil);
  const bareSeconds = await bareVerifications();

  let isDone = false;
  const began = performance.now();
  const [{ times, failures }, busy] = await Promise.all([
    loginAll(server.url, keys).finally(() => {
      isDone = true;
    }),
    browse(server.url, () => isDone),
  ]);
  const seconds = (performance.now() - began) / 1000;
  const p99 = percentile(busy, 0.99);
  say(
    `${LOGINS} logins at once`,
    `all answered in ${seconds.toFixed(1)} s (median ${whole(percentile(times, 0.5))} ms, ${failures} failed) beside ${bareSeconds.toFixed(1)} s of bare argon2 (aim under 10 s)`,
    seconds < 10 && failures === 0,
  );
  say(
    'visitors meanwhile',
    `p99 ${p99.toFixed(0)} ms of ${whole(busy.length)} requests beside ${percentile(quiet, 0.99).toFixed(0)} ms in quiet (aim under 200 ms)`,
    p99 < 200,
  );
}

/** Who is asking and may they: what every call pays before its work. */
export async function measurePermissionCheck({ databaseUrl }: Stage): Promise<void> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    const settings = await openSettings(db);
    const config = { demo: true };
    const sessions = openSessions({
      config,
      db,
      clock: systemClock,
      settings,
      onError: (error) => console.error(error),
    });
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('login_id', '=', 'demo.admin')
      .executeTakeFirstOrThrow();
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    await db
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        token_hash: tokenHash(token),
        user_id: user.id,
        agent: 'bench',
        address_hash: Buffer.alloc(32),
        limited_to: null,
        temporary_id: null,
        created_at: now,
        last_seen_at: now,
        ends_at: new Date(now.getTime() + 3_600_000),
      })
      .execute();
    let granted = 0;
    const began = performance.now();
    for (let i = 0; i < CHECKS; i++) {
      const found = sessions.find(token);
      const actor = found instanceof Promise ? await found : found;
      if (actor && scopeOf(actor, 'users.write')) granted += 1;
    }
    const micros = ((performance.now() - began) * 1000) / CHECKS;
    const bareBegan = performance.now();
    for (let i = 0; i < CHECKS; i++) tokenHash(token);
    const bare = ((performance.now() - bareBegan) * 1000) / CHECKS;
    say(
      'session and permission of a call',
      `${micros.toFixed(2)} µs beside ${bare.toFixed(2)} µs of one SHA-256 (aim under 20 µs)`,
      micros < 20 && granted === CHECKS,
    );
  } finally {
    await close();
  }
}

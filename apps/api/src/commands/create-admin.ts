import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { systemClock } from '../adapters/clock/system.ts';
import { pgBossJobs } from '../adapters/jobs/pg-boss-jobs.ts';
import { readConfig } from '../config.ts';
import { createAdmin } from '../modules/accounts/users/create-admin.ts';
import { openKeyring } from '../modules/keys/open-keyring.ts';
import { sendMailJob } from '../modules/mail/send-mail-job.ts';
import { StartError } from '../start-error.ts';
import { readArguments, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'npm run admin:create -- --email <address> --name <name> --employee-id <id> [--invite]';

/** Asks without showing what is typed; from a pipe it is the first line. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: isTerminal });
  if (isTerminal) process.stdout.write('Password (8 to 20 characters; it is not shown): ');
  try {
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return await Promise.race([lines.question(''), ended]);
  } finally {
    lines.close();
    if (isTerminal) process.stdout.write('\n');
  }
}

/** Makes an administrator: asks for the password, or mails an invitation to set one. */
await runCommand(async () => {
  const { values } = readArguments(USAGE, {
    email: { type: 'string' },
    name: { type: 'string' },
    'employee-id': { type: 'string' },
    invite: { type: 'boolean' },
  });
  const { email, name, 'employee-id': employeeId, invite = false } = values;
  if (!email || !name || !employeeId) throw new StartError(`Usage: ${USAGE}`);
  const config = readConfig(process.env);
  const password = invite ? null : await askPassword();
  await withDatabase(async ({ db, url }) => {
    const { seal } = await openKeyring(db, config);
    const jobs = pgBossJobs({ databaseUrl: url, onProblem: ({ error }) => console.error(String(error)) });
    jobs.hold(sendMailJob);
    if (invite) await jobs.start();
    try {
      await createAdmin({ db, jobs, seal, clock: systemClock }, { email, name, employeeId, password });
    } finally {
      if (invite) await jobs.stop();
    }
  });
  console.log(invite ? 'The administrator is invited: the server sends the mail.' : 'The administrator can log in.');
  return 0;
});

import { createInterface } from 'node:readline/promises';
import { readConfig } from '../config.ts';
import { requireKeys } from '../modules/keys/find-key-problem.ts';
import { openKeyring } from '../modules/keys/open-keyring.ts';
import { countWaitingPersons } from '../modules/purchases/backfill-persons.ts';
import { recordsOfPerson } from '../modules/purchases/records-of-person.ts';
import { readArguments, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'npm run persons:find [-- --copy]';

const questions = {
  hkid: 'Identity card number',
  passport: 'Passport number',
  email: 'E-mail',
  phone: 'Phone',
  surname: 'Surname',
  firstName: 'First name',
  bornOn: 'Date of birth (yyyy-MM-dd)',
} as const;

/** Asks on the terminal, or reads lines in this order from a pipe: arguments would stay in the shell's history. */
async function askWho(): Promise<Record<string, string>> {
  const lines = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: process.stdin.isTTY === true,
  });
  const given = lines[Symbol.asyncIterator]();
  const known: Record<string, string> = {};
  try {
    for (const [field, question] of Object.entries(questions)) {
      process.stderr.write(`${question}: `);
      const { value, done } = await given.next();
      if (done) break;
      if (value.trim() !== '') known[field] = value.trim();
    }
  } finally {
    lines.close();
  }
  return known;
}

/** Says in which applications and policies somebody stands, who asks what is kept of them; with --copy also what. */
await runCommand(async () => {
  const { values } = readArguments(USAGE, { copy: { type: 'boolean' } });
  const config = readConfig(process.env);
  const known = await askWho();
  return withDatabase(async ({ db }) => {
    await requireKeys(db, config);
    const { seal } = await openKeyring(db, config);
    const records = await recordsOfPerson(db, seal, known);
    for (const { owner, name, line, role, day, fields } of records) {
      console.log(`${owner} ${name} · ${line} · ${role} · ${day}`);
      if (!values.copy) continue;
      for (const [field, value] of Object.entries(fields)) console.log(`  ${field}: ${value}`);
    }
    console.log(records.length === 0 ? 'Nobody was found.' : `Found ${records.length} times.`);
    const waiting = await countWaitingPersons(db);
    if (waiting > 0) console.log(`${waiting} applications and policies cannot be searched yet: ask again later.`);
    return 0;
  });
});

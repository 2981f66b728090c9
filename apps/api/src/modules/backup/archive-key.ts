import { readFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '../../start-error.ts';

const PUBLIC = /^age1[02-9ac-hj-np-z]{58}$/;
const SECRET = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/** The two halves of a backup key: the public one makes backups, the secret one alone opens them. */
export interface BackupKeyPair {
  readonly publicKey: string;
  readonly secretKey: string;
}

export async function newBackupKey(): Promise<BackupKeyPair> {
  const secretKey = await generateX25519Identity();
  return { publicKey: await identityToRecipient(secretKey), secretKey };
}

/** The key's text: from a file (comments and empty lines are skipped, as age-keygen writes them) or the environment. */
function keyText(file: string | undefined, variables: NodeJS.ProcessEnv): string {
  let text = variables.BACKUP_KEY ?? '';
  if (file) {
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      throw new StartError(`The backup key ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  const lines = text.split('\n').map((line) => line.trim());
  return lines.find((line) => line && !line.startsWith('#')) ?? '';
}

async function publicHalf(secretKey: string): Promise<string> {
  try {
    return await identityToRecipient(secretKey);
  } catch {
    throw new StartError('The secret backup key (AGE-SECRET-KEY-1…) is misspelt.');
  }
}

/** The public key that a backup is encrypted for; of a secret key its public half. */
export async function readPublicKey(file: string | undefined, variables: NodeJS.ProcessEnv): Promise<string> {
  const text = keyText(file, variables);
  if (PUBLIC.test(text)) return text;
  if (SECRET.test(text)) return publicHalf(text);
  throw new StartError(
    'BACKUP_KEY must be the public backup key (age1…), in the environment or in the file of --key; npm run backup -- --new-key makes a pair.',
  );
}

/** The secret key that opens a backup. */
export async function readSecretKey(file: string | undefined, variables: NodeJS.ProcessEnv): Promise<string> {
  const text = keyText(file, variables);
  if (!SECRET.test(text)) {
    throw new StartError(
      'BACKUP_KEY must be the secret backup key (AGE-SECRET-KEY-1…), in the environment or in the file of --key: the public one opens nothing.',
    );
  }
  await publicHalf(text);
  return text;
}

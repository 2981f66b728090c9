import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { keyIdOf } from '../../lib/seal.ts';
import { StartError } from '../../start-error.ts';
import type { KeyConfig } from '../keys/keys-in-use.ts';

/** Raised when an older product could not read the archive any more. */
export const ARCHIVE_FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
/** What may stand in a COPY statement without being quoted otherwise than in double quotes. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const tableSchema = z.object({
  schema: z.enum(['public', 'jobs']),
  name,
  columns: z.array(name).min(1),
  rows: count,
  bytes: count,
  /** Of the table as COPY writes it. */
  sha256,
});

const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  product: z.string(),
  /** When the snapshot was taken. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string().regex(/^[\w.-]+\.sql$/), checksum: sha256 })),
  /** Of the job library's tables; null where no server had made them. */
  jobsVersion: z.int().nullable(),
  /** Ids of the keys that are needed beside the backup's own; they tell nothing of the keys. Newest first. */
  keys: z.object({ data: z.array(z.string()).min(1), secret: z.array(z.string()).min(1) }),
  tables: z.array(tableSchema),
  /** sha256 over a line of key, size and sha256 per file, in the order of the keys. */
  files: z.object({ count, bytes: count, sha256 }),
  audit: z.object({ seq: count, rowHash: sha256 }).nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableFacts = z.infer<typeof tableSchema>;

export const tableTitle = ({ schema, name }: Pick<TableFacts, 'schema' | 'name'>) => `${schema}.${name}`;

/** Names of entries. Whatever else stands in an archive is refused, so that no name leads anywhere. */
export const entryNames = {
  manifest: 'manifest.json',
  signature: 'manifest.hmac',
  part: (table: string, index: number) => `tables/${table}/${String(index).padStart(8, '0')}`,
  file: (key: string) => `files/${key}`,
};

export type EntryKind =
  | { readonly kind: 'manifest' }
  | { readonly kind: 'signature' }
  | { readonly kind: 'part'; readonly table: string }
  | { readonly kind: 'file'; readonly key: string };

/** What an entry is by its name; null for a name that no archive of ours has. */
export function entryKind(entry: string): EntryKind | null {
  if (entry === entryNames.manifest) return { kind: 'manifest' };
  if (entry === entryNames.signature) return { kind: 'signature' };
  const table = /^tables\/((?:public|jobs)\.[a-z_][a-z0-9_]*)\/\d{8}$/.exec(entry)?.[1];
  if (table) return { kind: 'part', table };
  const key = /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(entry)?.[1];
  return key ? { kind: 'file', key } : null;
}

/** The id that stands in everything a data key has sealed. */
export const dataKeyId = (key: Buffer): string => keyIdOf(key).toString('hex');

const derived = (secretKey: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `onegi backup ${purpose}`, 32));
export const secretKeyId = (key: Buffer): string =>
  createHash('sha256').update(derived(key, 'key id')).digest('hex').slice(0, 8);

export const signManifest = (secretKey: Buffer, manifest: Buffer): string =>
  createHmac('sha256', derived(secretKey, 'manifest')).update(manifest).digest('hex');

/**
 * Reads a manifest: it must be of a format that this product knows, and signed by the portal whose keys are given. The
 * encryption alone does not say who made an archive, since its key is public.
 */
export function readManifest(bytes: Buffer, signature: string, { secretKeys }: KeyConfig): Manifest {
  const json: unknown = JSON.parse(bytes.toString('utf8'));
  const { format } = z.object({ format: z.int() }).parse(json);
  if (format > ARCHIVE_FORMAT) {
    throw new StartError('The backup was made by a newer version of the product: restore it with that version.');
  }
  const given = Buffer.from(signature);
  const isSigned = secretKeys.some((key) => {
    const right = Buffer.from(signManifest(key, bytes));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!isSigned) {
    const ids = manifestSchema.safeParse(json).data?.keys.secret.join(', ') ?? 'unknown';
    throw new StartError(
      `The backup is not signed with the SECRET_KEY given: give the one of the portal that made it (key id ${ids}).`,
    );
  }
  return manifestSchema.parse(json);
}

/** Fails in one sentence when the keys given do not open what the backup holds. */
export function requireDataKey({ keys }: Manifest, { dataKeys }: KeyConfig): void {
  const given = dataKeys.map(dataKeyId);
  const missing = keys.data.filter((id) => !given.includes(id));
  if (missing.length === 0) return;
  throw new StartError(
    `The DATA_KEY given does not open this backup's personal data: key id ${missing.join(' and ')} is needed, ${given.join(' and ')} was given.`,
  );
}

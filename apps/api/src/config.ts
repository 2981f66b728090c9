import { createHmac } from 'node:crypto';
import { join, resolve } from 'node:path';
import { type CardBrand, cardBrands, isCardBrand } from '@onegi/contract/fields/purchases';
import * as z from 'zod';
import { keptSecret } from './lib/kept-secret.ts';
import { KEY_IN_WORDS, type Keys, parseKeys } from './lib/keys.ts';
import { StartError } from './start-error.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'], 'must be true or false')
  .transform((word) => ['true', '1', 'on', 'yes'].includes(word));

function url(what: string, ...protocols: string[]) {
  return z.string().refine((text) => {
    return URL.canParse(text) && protocols.includes(new URL(text).protocol);
  }, `must be ${what}`);
}

/** The newest key, which seals and signs; behind it older ones, which only open and verify. */
const keys = z.string().transform((text, context) => {
  const found = parseKeys(text.split(','));
  if (!found) context.addIssue(`must be ${KEY_IN_WORDS}`);
  return found ?? z.NEVER;
});

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a whole number from 0 to 65535');

const environment = z.object({
  PORT: port.optional(),
  HOST: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: url('a postgres:// address', 'postgres:', 'postgresql:').optional(),
  DATABASE_LISTEN_URL: url('a postgres:// address', 'postgres:', 'postgresql:').optional(),
  PUBLIC_URL: url('an http:// or https:// address', 'http:', 'https:').optional(),
  SMTP_URL: url('an smtp:// or smtps:// address', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^\p{Cc}<>@]* <[^\s<>@]+@[a-z0-9.-]+>|[^\s<>@]+@[a-z0-9.-]+)$/iu,
      'must be like OneGI <no-reply@example.com>',
    )
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url('an http:// or https:// address', 'http:', 'https:').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LEVY_MODE: z.enum(['FIXED_004', 'DATED'], 'must be FIXED_004 or DATED').optional(),
  SECRET_KEY: keys.optional(),
  DATA_KEY: keys.optional(),
  PAYMENT_GATEWAY: z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe').optional(),
  PAYMENT_CARDS: z
    .string()
    .refine(
      (text) => text.split(',').every(isCardBrand),
      `must be some of ${cardBrands.join(', ')}, with commas between`,
    )
    .transform((text) => text.split(',').filter(isCardBrand))
    .optional(),
  SANDBOX_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent')
    .optional(),
  DEMO: flag.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REQUESTS_PER_MINUTE: z
    .string()
    .regex(/^\d{1,7}$/, 'must be a whole number (0: no limit)')
    .transform(Number)
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d{1,2}|[0-9a-f.:/, ]+)$/i, 'must be true, false, a number of proxies or their addresses')
    .optional(),
});

type Environment = z.infer<typeof environment>;

export interface MetricsConfig {
  /** A port of its own; undefined: /metrics of the main one, for whoever has the token. */
  port: number | undefined;
  host: string;
  /** What a scraper must send as bearer; undefined: anybody who reaches the port may read. */
  token: string | undefined;
}

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of another store than Amazon's; its buckets are then addressed by path. */
  readonly endpoint?: string;
  /** Without them the machine's role is used. */
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
}

export interface Config {
  port: number;
  /** Undefined: every interface, IPv6 and IPv4. */
  host: string | undefined;
  dataDir: string;
  /** Undefined: the embedded database in dataDir. */
  databaseUrl: string | undefined;
  /** For work that needs a session of its own (LISTEN, migrations, jobs), past a pooler; undefined: as databaseUrl. */
  databaseListenUrl: string | undefined;
  /** Without a slash at the end. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: files lie in dataDir. */
  s3: S3Options | undefined;
  levyMode: 'FIXED_004' | 'DATED';
  /** Signs quotes and the end of the audit trail: the newest of secretKeys. */
  secretKey: Buffer;
  /** The newest first; the older ones only verify. */
  secretKeys: Keys;
  /** Encrypts personal data in the database: the newest of dataKeys. */
  dataKey: Buffer;
  /** The newest first; the older ones only open. */
  dataKeys: Keys;
  paymentGateway: 'sandbox' | 'stripe';
  sandboxSecret: string;
  /** The newest first; notices signed with any of them are believed. */
  sandboxSecrets: readonly [string, ...string[]];
  stripe: { secretKey: string; webhookSecret: string; cards: readonly CardBrand[] } | undefined;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  /** Demo data, the outbox page and the sandbox's test cards are there. */
  demo: boolean;
  /** Of one address to the API; 0: no limit. */
  requestsPerMinute: number;
  trustProxy: boolean | number | string;
  /** Undefined: nothing is measured and nobody is told. */
  metrics: MetricsConfig | undefined;
}

function trustOf(text: string | undefined): boolean | number | string {
  if (!text || text === 'false') return false;
  if (text === 'true') return true;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function keptKeys(path: string): Keys {
  const found = parseKeys(keptSecret(path).split(/[\s,]+/));
  if (!found) throw new StartError(`${path} must hold ${KEY_IN_WORDS}, older ones on lines of their own below.`);
  return found;
}

function keysOf(
  env: Environment,
  dataDir: string,
): Pick<Config, 'secretKey' | 'secretKeys' | 'dataKey' | 'dataKeys' | 'sandboxSecret' | 'sandboxSecrets'> {
  if (env.DATABASE_URL) {
    // Several processes may share the database, and a lost key is lost data: it must be kept by the operator.
    const missing = (['SECRET_KEY', 'DATA_KEY'] as const).filter((name) => !env[name]);
    if (missing.length > 0) {
      throw new StartError(
        `${missing.join(' and ')} must be set with DATABASE_URL: 32 random bytes each in base64 or hex (openssl rand -base64 32).`,
      );
    }
  }
  try {
    const secretKeys = env.SECRET_KEY ?? keptKeys(join(dataDir, 'secret.key'));
    const dataKeys = env.DATA_KEY ?? keptKeys(join(dataDir, 'data.key'));
    const derived = (key: Buffer) => createHmac('sha256', key).update('sandbox gateway').digest('hex');
    const [newest, ...older] = secretKeys;
    const sandboxSecrets = env.SANDBOX_SECRET
      ? ([env.SANDBOX_SECRET] as const)
      : ([derived(newest), ...older.map(derived)] as const);
    return {
      secretKey: newest,
      secretKeys,
      dataKey: dataKeys[0],
      dataKeys,
      sandboxSecret: sandboxSecrets[0],
      sandboxSecrets,
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR ${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function stripeOf(env: Environment): Config['stripe'] {
  if (env.PAYMENT_GATEWAY !== 'stripe') return undefined;
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) {
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set when PAYMENT_GATEWAY is stripe.');
  }
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    cards: env.PAYMENT_CARDS ?? ['visa', 'mastercard', 'amex'],
  };
}

function s3Of(env: Environment): Config['s3'] {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET) return undefined;
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY) {
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  }
  return {
    bucket: S3_BUCKET,
    region: S3_REGION ?? 'us-east-1',
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
    ...(S3_ACCESS_KEY_ID ? { accessKeyId: S3_ACCESS_KEY_ID } : {}),
    ...(S3_SECRET_ACCESS_KEY ? { secretAccessKey: S3_SECRET_ACCESS_KEY } : {}),
  };
}

function metricsOf({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Environment): Config['metrics'] {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return undefined;
  return { port: METRICS_PORT, host: METRICS_HOST ?? '127.0.0.1', token: METRICS_TOKEN };
}

/** Every wrong variable is told in one sentence of a StartError. */
export function requireEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new StartError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  return parsed.data;
}

/** Reads the environment once; fails with a StartError. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = requireEnvironment(variables);
  const port = env.PORT ?? 3000;
  const dataDir = env.DATA_DIR ? resolve(env.DATA_DIR) : join(ROOT, 'data');
  return {
    port,
    // A demo with passwords that everybody may read is not for the neighbours.
    host: env.HOST ?? (env.DATABASE_URL ? undefined : '127.0.0.1'),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_URL ? env.DATABASE_LISTEN_URL : undefined,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'OneGI <no-reply@onegi.example>',
    s3: s3Of(env),
    levyMode: env.LEVY_MODE ?? 'FIXED_004',
    ...keysOf(env, dataDir),
    paymentGateway: env.PAYMENT_GATEWAY ?? 'sandbox',
    stripe: stripeOf(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    demo: env.DEMO ?? !env.DATABASE_URL,
    requestsPerMinute: env.REQUESTS_PER_MINUTE ?? 600,
    trustProxy: trustOf(env.TRUST_PROXY),
    metrics: metricsOf(env),
  };
}

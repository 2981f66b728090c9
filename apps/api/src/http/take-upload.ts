import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { ErrorCode } from '@onegi/contract/errors';
import { endingOf, type FilePurpose, megabytesOf, shownTypes } from '@onegi/contract/file-purpose';
import { isPlainFileName, LONGEST_NAME } from '../lib/file-name.ts';
import { FileFault, type FileFaultKind } from '../lib/inspect/file-fault.ts';
import { inspectFile } from '../lib/inspect/inspect-file.ts';
import { MOST_PARTS, MOST_UNPACKED_BYTES } from '../lib/inspect/inspect-zip.ts';
import { limitConcurrency } from '../lib/limit-concurrency.ts';
import { AppError, type MessageParams } from './app-error.ts';
import type { Api, Request } from './fastify.ts';
import { uploadFolder } from './upload-folder.ts';

export interface Upload {
  /** A plain name with its ending. */
  readonly fileName: string;
  /** The ending, in one spelling: jpg. */
  readonly fileType: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  /** Where the contents lie until the request is answered. */
  readonly path: string;
  /** What stood before the file in its form. */
  readonly texts: Readonly<Record<string, string>>;
}

export type UploadRules = Pick<FilePurpose, 'types' | 'maxBytes' | 'tooBig' | 'badType'>;

const busy = () => new AppError('server.busy');
/** Uploads that are received at a time; the others wait with their bytes on the network, not in our memory. */
const receiving = limitConcurrency(8, 100, busy);
/** One file is looked into at a time: a PDF is held in memory for that. */
const inspecting = limitConcurrency(1, 100, busy);

const faults: Record<FileFaultKind, (type: string) => [ErrorCode, MessageParams?]> = {
  notWhatItSays: (type) => ['upload.notWhatItSays', { type }],
  unpacksTooFar: () => ['upload.unpacksTooFar', { megabytes: MOST_UNPACKED_BYTES / 1024 ** 2, parts: MOST_PARTS }],
  uncheckable: () => ['upload.uncheckable'],
  active: () => ['upload.active'],
  nestedArchive: () => ['upload.nestedArchive'],
};

/** Routes declared in `serve` take files; those outside refuse them. */
export function withUploads(app: Api, serve: (scope: Api) => void): void {
  app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      // A name with folders in it is refused, not cut: whoever sends one is trying something.
      preservePath: true,
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 20 },
    });
    serve(scope);
  });
}

/** A form that breaks off or has more parts than one file needs; what the server lacks is its own error. */
function asMalformed(error: unknown): unknown {
  return (error as NodeJS.ErrnoException).syscall ? error : new AppError('request.malformed');
}

function requireName(
  part: MultipartFile,
  { types, badType = 'upload.badType' }: UploadRules,
): { fileName: string; fileType: string } {
  const fileName = (part.filename ?? '').normalize('NFC');
  if (!isPlainFileName(fileName)) throw new AppError('upload.badName', { maximum: LONGEST_NAME });
  const fileType = endingOf(fileName);
  if (!types.includes(fileType)) throw new AppError(badType, { types: shownTypes(types).join(', ') });
  return { fileName, fileType };
}

/** The file of the form, or a failure when its sender goes before it comes: the form's reader would wait for ever. */
function fileOf(request: Request, fileSize: number): Promise<MultipartFile | undefined> {
  const { raw } = request;
  return new Promise((resolve, reject) => {
    const gone = () => {
      if (!raw.readableEnded) reject(new AppError('request.malformed'));
    };
    if (raw.destroyed) return gone();
    raw.once('close', gone);
    request
      .file({ limits: { fileSize } })
      .then(resolve, (error: unknown) => reject(asMalformed(error)))
      .finally(() => raw.off('close', gone));
  });
}

function textsOf({ fields }: MultipartFile): Record<string, string> {
  const texts = Object.values(fields).flatMap((given) =>
    given && !Array.isArray(given) && given.type === 'field' ? [[given.fieldname, String(given.value)] as const] : [],
  );
  return Object.fromEntries(texts);
}

async function receive(request: Request, path: string, rules: UploadRules): Promise<Upload> {
  const part = await fileOf(request, rules.maxBytes);
  if (!part) throw new AppError('upload.missing');
  try {
    const named = requireName(part, rules);
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measured(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    await pipeline(part.file, measured, createWriteStream(path, { flush: true, mode: 0o600 })).catch(
      (error: unknown) => {
        throw asMalformed(error);
      },
    );
    if (part.file.truncated) throw new AppError(rules.tooBig ?? 'upload.tooBig', { megabytes: megabytesOf(rules) });
    if (bytes === 0) throw new AppError('upload.empty');
    return { ...named, bytes, sha256: hash.digest(), path, texts: textsOf(part) };
  } catch (error) {
    // The rest of what is refused is read and dropped, or the sender would not come to read the refusal.
    part.file.resume();
    throw error;
  }
}

async function inspect({ path, fileType }: Upload): Promise<void> {
  try {
    await inspecting(() => inspectFile(path, fileType));
  } catch (error) {
    throw error instanceof FileFault ? new AppError(...faults[error.kind](fileType)) : error;
  }
}

/**
 * The one file of a request, written to the disk as it comes in and looked into there: name, size, that it is what its
 * ending says, and that it does no harm. It is gone once `keep` has ended.
 * @throws AppError upload.*, server.busy when too many wait already
 */
export async function takeUpload<T>(
  request: Request,
  rules: UploadRules,
  keep: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('request.unsupported');
  const path = join(uploadFolder(request.server.deps.config), randomUUID());
  return receiving(async () => {
    try {
      const upload = await receive(request, path, rules);
      await inspect(upload);
      return await keep(upload);
    } finally {
      await rm(path, { force: true });
    }
  });
}

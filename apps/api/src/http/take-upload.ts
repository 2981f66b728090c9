import fastifyMultipart from '@fastify/multipart';
import { endingOf, isOfKind } from '../lib/file-kind.ts';
import { isPlainFileName, LONGEST_NAME } from '../lib/file-name.ts';
import { AppError } from './app-error.ts';
import type { Api, Request } from './fastify.ts';

export interface Upload {
  /** A plain name with its ending. */
  readonly fileName: string;
  /** The ending, in one spelling: jpg. */
  readonly fileType: string;
  readonly bytes: Buffer;
}

/** Routes declared in `serve` take files; those outside refuse them. */
export function withUploads(app: Api, maxBytes: number, serve: (scope: Api) => void): void {
  app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      // A name with folders in it is refused, not cut: whoever sends one is trying something.
      preservePath: true,
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 20, fileSize: maxBytes },
    });
    serve(scope);
  });
}

async function readPart(request: Request) {
  try {
    const part = await request.file();
    return part && { fileName: part.filename ?? '', bytes: await part.toBuffer(), truncated: part.file.truncated };
  } catch (error) {
    // A form that breaks off or has more parts than one file needs; what the server lacks is its own error.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new AppError('request.malformed');
  }
}

/**
 * The one file of a request, looked at: name, size, and that it is what its ending says.
 * @throws AppError upload.*
 */
export async function takeUpload(request: Request, allowed: readonly string[], maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('request.unsupported');
  const part = await readPart(request);
  if (!part) throw new AppError('upload.missing');
  const { bytes } = part;
  if (part.truncated) throw new AppError('upload.tooBig', { megabytes: Math.floor(maxBytes / 1024 ** 2) });
  const fileName = part.fileName.normalize('NFC');
  if (!isPlainFileName(fileName)) throw new AppError('upload.badName', { maximum: LONGEST_NAME });
  const fileType = endingOf(fileName);
  if (!allowed.includes(fileType)) throw new AppError('upload.badType', { types: allowed.join(', ') });
  if (bytes.length === 0) throw new AppError('upload.empty');
  if (!(await isOfKind(bytes, fileType))) throw new AppError('upload.notWhatItSays', { type: fileType });
  return { fileName, fileType, bytes };
}

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Options } from '../../config.ts';
import type { Files } from '../../ports/files.ts';
import { fileFolders, filePath, isFileKey } from './file-key.ts';
import { readOrNull, streamOrNull } from './or-null.ts';

/** Files in a bucket that every server of the portal shares. Loaded only where one is configured: the client is large. */
export function s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Options): Files {
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // Who may read is the bucket's policy; several stores know no lists per object.
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
      // Stores other than Amazon's refuse the newer default checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
  return {
    async put(key, bytes) {
      await disk.put(filePath(key), bytes);
    },
    async putFile(key, path) {
      const { size } = await stat(path);
      await disk.putStream(filePath(key), createReadStream(path), { contentLength: size });
    },
    read: (key) => readOrNull(disk, filePath(key)),
    openStream: (key) => streamOrNull(disk, filePath(key)),
    async remove(key) {
      await disk.delete(filePath(key));
    },
    async *list() {
      for (const folder of fileFolders) {
        let paginationToken: string | undefined;
        do {
          const page = await disk.listAll(`${folder}/`, {
            recursive: true,
            ...(paginationToken ? { paginationToken } : {}),
          });
          const names = [...page.objects].map(({ name }) => name);
          yield* names.filter(isFileKey).sort();
          paginationToken = page.paginationToken;
        } while (paginationToken);
      }
    },
  };
}

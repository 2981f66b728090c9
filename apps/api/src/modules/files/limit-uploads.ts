import type { Db } from '../../db/database.ts';
import { rateLimit } from '../../http/rate-limit.ts';

/** Uploads of one user: a case has a dozen rows, and who is refused tries again. */
const MOST_UPLOADS = 100;
const WINDOW_SECONDS = 600;

/** Counts an upload of a user's. @throws AppError request.rateLimited */
export const limitUploads = (db: Db, userId: string): Promise<void> =>
  rateLimit(db, `upload-document:${userId}`, MOST_UPLOADS, WINDOW_SECONDS);

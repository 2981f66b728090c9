import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { bytesOwner } from '../../files/stored-file.ts';
import type { AskedPicture, DrawnPictures } from './thumbnail-process.ts';
import { thumbnailOwner } from './thumbnail-rows.ts';

const PROGRAM = fileURLToPath(new URL('./thumbnail-process.ts', import.meta.url));
const MOST_IN_A_RUN = 20;
const TIMEOUT_MS = 20_000;

type ThumbnailDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'seal'>;

/** Images and PDFs of strangers are decoded in a process of their own, whose memory goes back when it ends (decision 007). */
function startProcess(): ChildProcess {
  const { SystemRoot } = process.env;
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    // It needs no secret of ours.
    env: SystemRoot ? { SystemRoot } : {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** @returns none where none can be made; a process that takes too long, or has died, makes none */
function draw(child: ChildProcess, asked: AskedPicture): Promise<Buffer[]> {
  return new Promise((resolve) => {
    const end = (pictures: Buffer[]) => {
      clearTimeout(timeout);
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
      resolve(pictures);
    };
    const fail = () => {
      end([]);
      child.kill('SIGKILL');
    };
    const timeout = setTimeout(fail, TIMEOUT_MS);
    child.on('message', ({ pictures }: DrawnPictures) => end(pictures.map((each) => Buffer.from(each))));
    child.on('exit', fail);
    child.on('error', fail);
    child.send(asked, (error) => error && fail());
  });
}

/** Makes the small pictures of the one that has waited longest. @returns false where none waits */
async function makeNext({ db, clock, files, seal }: ThumbnailDeps, processOf: () => ChildProcess): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('motor_thumbnails')
      .innerJoin('stored_files', 'stored_files.id', 'motor_thumbnails.file_id')
      .select(['file_id', 'file_type'])
      .where('made_at', 'is', null)
      .orderBy('taken_at')
      .limit(1)
      .forUpdate('motor_thumbnails')
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const sealed = await files.read(row.file_id);
    const bytes = sealed && seal.openBytes(bytesOwner(row.file_id), sealed);
    const pictures = bytes ? await draw(processOf(), { fileType: row.file_type, bytes }) : [];
    const [first, ...others] = pictures.map((picture, at) =>
      seal.seal(thumbnailOwner(row.file_id, at + 1), picture.toString('base64')),
    );
    await tx
      .updateTable('motor_thumbnails')
      .set({
        made_at: clock.now(),
        picture_sealed: first ?? null,
      })
      .where('file_id', '=', row.file_id)
      .execute();
    if (others.length > 0)
      await tx
        .insertInto('motor_thumbnail_pages')
        .values(others.map((picture_sealed, at) => ({ file_id: row.file_id, page: at + 2, picture_sealed })))
        .execute();
    return true;
  });
}

/**
 * Makes the small pictures that are awaited, each once. Safe to be done by several processes at once.
 * @returns 'more' where some may wait still: between two runs a server can be stopped, and the process's memory goes back
 */
export async function makeThumbnails(deps: ThumbnailDeps): Promise<'more' | undefined> {
  let child: ChildProcess | undefined;
  const processOf = () => {
    if (!child?.connected) child = startProcess();
    return child;
  };
  try {
    for (let made = 0; made < MOST_IN_A_RUN; made++) if (!(await makeNext(deps, processOf))) return undefined;
    return 'more';
  } finally {
    child?.kill('SIGKILL');
  }
}

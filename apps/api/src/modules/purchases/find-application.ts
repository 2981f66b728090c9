import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { idOfRef } from '../../lib/refs.ts';
import { type ApplicationRow, type FilledApplication, findApplication } from './repository.ts';

/** @throws AppError application.notFound, for a wrong and for a guessed reference alike */
function applicationIdOf(deps: Pick<Deps, 'seal'>, applicationRef: string): string {
  const id = idOfRef(deps.seal, 'application', applicationRef);
  if (!id) throw new AppError('application.notFound');
  return id;
}

/** @throws AppError application.notFound */
export async function readApplication(deps: Deps, applicationRef: string): Promise<FilledApplication> {
  const row = await findApplication(deps.db, applicationIdOf(deps, applicationRef));
  if (!row) throw new AppError('application.notFound');
  return row;
}

/**
 * The state alone, without anything that is sealed.
 * @throws AppError application.notFound
 */
export async function readApplicationState(deps: Deps, applicationRef: string): Promise<ApplicationRow['state']> {
  const row = await deps.db
    .selectFrom('applications')
    .select('state')
    .where('id', '=', applicationIdOf(deps, applicationRef))
    .executeTakeFirst();
  if (!row) throw new AppError('application.notFound');
  return row.state;
}

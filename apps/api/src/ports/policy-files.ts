import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Actor } from './actor.ts';

/** Files that were uploaded for policies, for the call that gives out files by their names. */
export interface PolicyFiles {
  /**
   * The file of this name as far as the actor may see its policy; null where the name is none of such a file.
   * @throws AppError file.notFound, also for a file of another's policy
   */
  find(actor: Actor, name: string): Promise<Selectable<Database['stored_files']> | null>;
}

import type { Found } from '@onegi/contract/calls/workplace/search-work';
import { foundKinds } from '@onegi/contract/fields/work';
import type { Deps } from '../../deps.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { searchCatalogue } from './search-catalogue.ts';
import { searchNumbers } from './search-numbers.ts';
import { searchPersons } from './search-persons.ts';
import { searchUsers } from './search-users.ts';

/** Of each kind. Whoever sees so many types more. */
const MOST_FOUND = 5;
/** As fast as somebody types; too few to look through telephone numbers. */
const MOST_PER_MINUTE = 90;

/**
 * Finds what the user may see: cases by number, persons by what identifies them, plans and insurers by name.
 * @throws AppError request.rateLimited
 */
export async function searchWork(deps: Deps, actor: SignedInUser, asked: { readonly text: string }): Promise<Found[]> {
  await rateLimit(deps.db, `search-work:${actor.userId}`, MOST_PER_MINUTE, 60);
  // Chinese keyboards type letters and digits of full width.
  const text = asked.text.normalize('NFKC').trim();
  const searching = { deps, actor, text, most: MOST_FOUND };
  const found = await Promise.all([searchNumbers(searching), searchPersons(searching), searchUsers(searching)]);
  return [...found.flat(), ...searchCatalogue(deps, text, MOST_FOUND)].toSorted(
    (a, b) => foundKinds.indexOf(a.kind) - foundKinds.indexOf(b.kind),
  );
}

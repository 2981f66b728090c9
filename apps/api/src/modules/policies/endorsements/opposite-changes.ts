import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { type EndorsementChanges, turnedRound } from './changes.ts';
import { detailLines, holderDetails, readDetails } from './detail-fields.ts';
import type { IssuedEndorsement } from './policy-on.ts';
import type { EndorsedPolicy } from './policy-terms.ts';

/**
 * What turns an endorsement round. Of the holder it takes back what the endorsement has put there and nobody has written over
 * since; where that had not been put there yet, it leaves the holder as that is.
 */
export async function oppositeChanges(
  deps: Pick<Deps, 'seal' | 'clock'>,
  db: Db,
  endorsed: EndorsedPolicy,
  { row, changes }: IssuedEndorsement,
): Promise<EndorsementChanges> {
  const { details, lines, ...others } = changes;
  if (!details) return turnedRound(changes);
  const draft = db.selectFrom('endorsement_drafts').select('in_effect_since').where('id', '=', row.id);
  const isPut = Boolean((await draft.executeTakeFirst())?.in_effect_since);
  const without = endorsed.endorsements.filter((each) => each.row.id !== row.id);
  const known = await readDetails(deps, db, isPut ? endorsed : { ...endorsed, endorsements: without });
  const turns = Object.entries(details.after).flatMap(([name, after]) => {
    const [before = '', now = ''] = [details.before[name], known[name]];
    if (!holderDetails.has(name)) return [{ name, before, after }];
    if (isPut) return now === after ? [{ name, before, after }] : [];
    return now === after ? [] : [{ name, before: now, after }];
  });
  const kept = {
    before: Object.fromEntries(turns.map(({ name, before }) => [name, before])),
    after: Object.fromEntries(turns.map(({ name, after }) => [name, after])),
  };
  // Those of details stand last (price-change.ts).
  const ofOthers = lines.slice(0, lines.length - Object.keys(details.after).length);
  return turnedRound({
    ...others,
    lines: [...ofOthers, ...detailLines(kept)],
    ...(turns.length > 0 ? { details: kept } : {}),
  });
}

import type { AnswerOf } from '@onegi/contract/call';
import type { motorCaseTrail } from '@onegi/contract/calls/motor/cases';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { nameOfFile } from '../files/stored-file.ts';
import { filesOfCase } from './case-files.ts';
import { readMotorCase } from './case-row.ts';
import { FILE_PATH } from './file-events.ts';

type Trail = AnswerOf<typeof motorCaseTrail>;
type Facts = Readonly<Record<string, unknown>>;
const MOST_EVENTS = 500;

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What an event says of each field: those of the form by their own names, and the case's. */
function changesOf(before: Facts, after: Facts) {
  const { entries: oldEntries, ...old } = before;
  const { entries: newEntries, ...now } = after;
  const values = (facts: Facts, entries: unknown) =>
    new Map([
      ...Object.entries(facts).map(([name, value]) => [name, String(value)] as const),
      ...listOf(entries).map((entry): [string, string] => {
        const at = entry.indexOf('=');
        return [entry.slice(0, at), entry.slice(at + 1)];
      }),
    ]);
  const [olds, news] = [values(old, oldEntries), values(now, newEntries)];
  return [...new Set([...olds.keys(), ...news.keys()])].map((name) => ({
    trailField: name,
    trailBefore: olds.get(name) || null,
    trailAfter: news.get(name) || null,
  }));
}

/**
 * What was done with a case, from the audit trail's chain: a row for each field that an action has changed.
 * @throws AppError motorCase.notFound
 */
export async function readCaseTrail(deps: Deps, actor: Actor, quotationNumber: string): Promise<Trail> {
  const row = await readMotorCase(deps, deps.db, actor, 'motor.read', quotationNumber);
  const { id } = row;
  await deps.audit.chain();
  const events = await deps.db
    .selectFrom('audit_trail')
    .leftJoin('users', 'users.id', 'audit_trail.actor_id')
    .select(['audit_trail.at', 'audit_trail.action', 'before_facts', 'after_facts'])
    .select(['users.name_en as by', 'users.name_zh as byZh'])
    .where('object_kind', '=', 'motorCase')
    .where('object_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  const files = await filesOfCase(deps.db, row);
  /** A document that is still there is named beside its type: the chain holds its id alone. */
  const named = (field: string, value: string | null) => {
    const [path, fileId] = field.split('.');
    const file = path === FILE_PATH && value ? files.find(({ id }) => id === fileId) : undefined;
    return file ? `${value} · ${nameOfFile(deps.seal, file)}` : value;
  };
  return {
    records: events.flatMap(({ at, action, before_facts, after_facts, by, byZh }) => {
      const event = { trailAt: at.toISOString(), trailBy: by, trailByZh: byZh || null, trailAction: action };
      const changes = changesOf(JSON.parse(before_facts), JSON.parse(after_facts));
      const nothing = { trailField: null, trailBefore: null, trailAfter: null };
      return (changes.length > 0 ? changes : [nothing]).map((change) => ({
        ...event,
        ...change,
        ...(change.trailField
          ? {
              trailBefore: named(change.trailField, change.trailBefore),
              trailAfter: named(change.trailField, change.trailAfter),
            }
          : {}),
      }));
    }),
  };
}

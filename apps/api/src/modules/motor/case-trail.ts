import type { AnswerOf } from '@onegi/contract/call';
import type { motorCaseTrail } from '@onegi/contract/calls/motor/cases';
import { motorDocument } from '@onegi/contract/fields/motor';
import type { Deps } from '../../deps.ts';
import type { Bilingual } from '../../lib/bilingual.ts';
import type { Actor } from '../../ports/actor.ts';
import { nameOfFile } from '../files/stored-file.ts';
import { readMotorCase } from './case-row.ts';
import { FILE_PATH } from './file-events.ts';
import type { MotorCaseRow } from './tables.ts';

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

const nothingChanged = {
  trailField: null,
  trailBefore: null,
  trailBeforeZh: null,
  trailAfter: null,
  trailAfterZh: null,
} as const;

/** So much of the id of a document tells it from others whose name is there no more. */
const TOLD_APART = 6;

/** The names of documents by their ids, also of removed ones until their rows go. */
async function readFileNames({ db, seal }: Deps, caseId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stored_files')
    .selectAll()
    .where('id', 'in', ids)
    .where('purpose', '=', motorDocument.name)
    .where('owner_id', '=', caseId)
    .execute();
  return new Map(rows.map((file) => [file.id, nameOfFile(seal, file)]));
}

/** The names of plans that a case had a premium by, as their versions of the catalogue have them. */
async function readPlanNames({ db, catalogue }: Deps, caseId: string): Promise<Map<string, Bilingual>> {
  const rows = await db
    .selectFrom('motor_quotes')
    .select(['catalogue_version', 'plan_code'])
    .distinct()
    .where('case_id', '=', caseId)
    .orderBy('catalogue_version')
    .execute();
  const named = rows.map(async ({ catalogue_version, plan_code }) => {
    const version = await catalogue.version('MOTOR', catalogue_version);
    const name = version.planByCode.get(plan_code)?.name;
    return name ? ([[plan_code, name]] as const) : [];
  });
  return new Map((await Promise.all(named)).flat());
}

/** The chain holds plans by their codes and documents by their ids: how values of fields are shown instead. */
async function readWords(deps: Deps, { id }: MotorCaseRow, fields: readonly string[]) {
  const fileIdOf = (field: string) => (field.startsWith(`${FILE_PATH}.`) ? field.slice(FILE_PATH.length + 1) : null);
  const ids = [...new Set(fields.flatMap((field) => fileIdOf(field) ?? []))];
  const [fileNames, planNames] = await Promise.all([
    readFileNames(deps, id, ids),
    fields.includes('planCode') ? readPlanNames(deps, id) : new Map<string, Bilingual>(),
  ]);
  return (field: string, value: string | null): Bilingual | null => {
    if (value === null) return null;
    const fileId = fileIdOf(field);
    const text = fileId ? `${value} · ${fileNames.get(fileId) ?? `…${fileId.slice(-TOLD_APART)}`}` : value;
    return (field === 'planCode' && planNames.get(value)) || { en: text, zhHant: text };
  };
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
  const changed = events.map(({ before_facts, after_facts, ...event }) => ({
    ...event,
    changes: changesOf(JSON.parse(before_facts), JSON.parse(after_facts)),
  }));
  const wordsOf = await readWords(
    deps,
    row,
    changed.flatMap(({ changes }) => changes.map(({ trailField }) => trailField)),
  );
  return {
    records: changed.flatMap(({ at, action, by, byZh, changes }): Trail['records'] => {
      const event = { trailAt: at.toISOString(), trailBy: by, trailByZh: byZh || null, trailAction: action };
      if (changes.length === 0) return [{ ...event, ...nothingChanged }];
      return changes.map(({ trailField, ...values }) => {
        const [before, after] = [wordsOf(trailField, values.trailBefore), wordsOf(trailField, values.trailAfter)];
        return {
          ...event,
          trailField,
          trailBefore: before?.en ?? null,
          trailBeforeZh: before?.zhHant ?? null,
          trailAfter: after?.en ?? null,
          trailAfterZh: after?.zhHant ?? null,
        };
      });
    }),
  };
}

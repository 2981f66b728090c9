import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Db } from '../../db/database.ts';
import type { Seal } from '../../lib/seal.ts';

/** Names are sealed: by a part of one, or in the order of names, so many of the newest that fit are looked through. */
export const MOST_OPENED = 2_000;

/** So many searches are known again while their cases or policies are the same. */
const MOST_KNOWN = 10;

/** As many names as ten people's lists look through, of some hundred bytes each. */
const MOST_HELD = 20_000;

/** A name as it is compared: one width, one case, single spaces. */
const comparable = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** By what a case or a policy is found by the whole name of the insured. */
export const insuredNameHash = ({ hash }: Pick<Seal, 'hash'>, name: string): Buffer =>
  hash('insured name', comparable(name));

/** What orders names as people do: without accents, and 2 before 10. */
const orderOf = (name: string) =>
  comparable(name)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));

/** A case or a policy whose name is wanted: which version of it. */
interface Named {
  readonly id: string;
  readonly version: number;
}

interface Held extends Named {
  readonly searched: string;
  readonly order: string;
}

/** The newest that fit, as they were found and in the order of names. */
interface Newest {
  readonly found: readonly Held[];
  readonly inOrder: readonly Held[];
}

/** Reads and opens names, by what they are of; what is gone meanwhile has none. */
type OpenNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * The insured's names of cases or policies, opened. Opening two thousand costs more than the rest of a list, so that those that
 * were opened are held until their case or policy has another version: every change gives it one.
 */
export function heldNames() {
  const held = new Map<string, Held>();
  const known = new Map<string, Newest>();
  const opening = new Map<string, Promise<Newest>>();

  /**
   * What is compared of each, in the order that they are given in.
   * @param open opens the names that are not held yet
   */
  async function of(wanted: readonly Named[], open: OpenNames): Promise<Held[]> {
    const missing = wanted.filter(({ id, version }) => held.get(id)?.version !== version);
    const names = missing.length > 0 ? await open(missing.map(({ id }) => id)) : new Map<string, string>();
    const fresh = new Map<string, Held>();
    for (const { id, version } of missing) {
      const name = names.get(id);
      if (name !== undefined) fresh.set(id, { id, version, searched: comparable(name), order: orderOf(name) });
    }
    const found = wanted.flatMap(({ id }) => fresh.get(id) ?? held.get(id) ?? []);
    for (const [id, name] of fresh) held.set(id, name);
    // The oldest go first: a map keeps the order in which it was filled.
    for (const id of held.keys()) {
      if (held.size <= MOST_HELD) break;
      held.delete(id);
    }
    return found;
  }

  /**
   * The newest that fit, with their names. Who turns a page finds the same: the database tells by one figure of all ids and
   * versions, and they are neither sent nor ordered again.
   * @param fitting ids and versions in the order of time
   */
  async function newest<TB extends keyof Database>(
    db: Db,
    fitting: SelectQueryBuilder<Database, TB, Named>,
    open: OpenNames,
  ): Promise<Newest> {
    const asked = fitting.limit(MOST_OPENED);
    const digestOfAll = sql<string>`count(*) || '/' || coalesce(sum(uuid_hash_extended(id, version)), 0)`;
    // On its own: to hold the ids for an answer that is hardly ever asked for takes the database as long again.
    const seen = await sql<{ digest: string }>`select ${digestOfAll} as digest from (${asked}) as newest`.execute(db);
    const same = known.get(seen.rows[0]?.digest ?? '');
    if (same) return same;
    const { rows } = await sql<{ digest: string; named: Named[] }>`
      select ${digestOfAll} as digest, coalesce(json_agg(json_build_object('id', id, 'version', version)), '[]') as named
      from (${asked}) as newest`.execute(db);
    const { digest = '', named = [] } = rows[0] ?? {};
    // Who asks for the same ones meanwhile waits for them: opened once for all.
    const begun = known.get(digest) ?? opening.get(digest);
    if (begun) return begun;
    const answer = openAndOrder(digest, named, open).finally(() => opening.delete(digest));
    opening.set(digest, answer);
    return answer;
  }

  async function openAndOrder(digest: string, named: readonly Named[], open: OpenNames): Promise<Newest> {
    const found = await of(named, open);
    const answer = { found, inOrder: inNameOrder(found) };
    known.set(digest, answer);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(oldest);
    }
    return answer;
  }

  return { newest };
}

export type HeldNames = ReturnType<typeof heldNames>;

/** Those whose name holds every word of what is searched. */
export function namesHolding<N extends Pick<Held, 'searched'>>(names: readonly N[], part: string): N[] {
  const words = comparable(part).split(' ');
  return names.filter(({ searched }) => words.every((word) => searched.includes(word)));
}

/** In the order of names. */
const inNameOrder = <N extends Pick<Held, 'order'>>(names: readonly N[]): N[] =>
  names.toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));

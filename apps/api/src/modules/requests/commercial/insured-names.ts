import type { Deps } from '../../../deps.ts';
import { sealOwner } from '../tables.ts';

/** As many names as ten people's lists look through, of some hundred bytes each. */
const MOST_HELD = 20_000;

/** A name as it is compared: one width, one case, single spaces. */
export const comparable = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** What orders names as people do: without accents, and 2 before 10. */
const orderOf = (name: string) =>
  comparable(name)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'));

/** A case whose name is wanted: which version of it, and where the name is sealed. */
export interface Named {
  readonly id: string;
  readonly version: number;
}

interface Held extends Named {
  readonly searched: string;
  readonly order: string;
}

export type SealedNames = (ids: readonly string[]) => Promise<readonly { id: string; sealed: Buffer | null }[]>;

/**
 * The insured's names of cases, opened. Opening two thousand costs more than the rest of a list, so that those that were opened
 * are held until the case has another version: every save gives it one.
 */
export function insuredNames({ seal }: Pick<Deps, 'seal'>) {
  const held = new Map<string, Held>();

  /**
   * What is compared of each, in the order of the cases.
   * @param read reads the sealed names of cases that are not held yet
   */
  async function of(cases: readonly Named[], read: SealedNames): Promise<Held[]> {
    const missing = cases.filter(({ id, version }) => held.get(id)?.version !== version);
    const versions = new Map(missing.map(({ id, version }) => [id, version]));
    const fresh = new Map<string, Held>();
    if (missing.length > 0) {
      for (const { id, sealed } of await read([...versions.keys()])) {
        const name = sealed ? seal.open<string>(sealOwner(id), sealed) : '';
        fresh.set(id, { id, version: versions.get(id) ?? 0, searched: comparable(name), order: orderOf(name) });
      }
    }
    const found = cases.flatMap(({ id }) => fresh.get(id) ?? held.get(id) ?? []);
    for (const [id, name] of fresh) held.set(id, name);
    // The oldest go first: a map keeps the order in which it was filled.
    for (const id of held.keys()) {
      if (held.size <= MOST_HELD) break;
      held.delete(id);
    }
    return found;
  }

  return { of };
}

export type InsuredNames = ReturnType<typeof insuredNames>;

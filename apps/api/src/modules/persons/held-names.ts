import type { Seal } from '../../lib/seal.ts';

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
export interface Named {
  readonly id: string;
  readonly version: number;
}

interface Held extends Named {
  readonly searched: string;
  readonly order: string;
}

/** Reads and opens names, by what they are of; what is gone meanwhile has none. */
type OpenNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/**
 * The insured's names of cases or policies, opened. Opening two thousand costs more than the rest of a list, so that those that
 * were opened are held until their case or policy has another version: every change gives it one.
 */
export function heldNames() {
  const held = new Map<string, Held>();

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

  return { of };
}

export type HeldNames = ReturnType<typeof heldNames>;

/** Those whose name holds every word of what is searched. */
export function namesHolding<N extends Pick<Held, 'searched'>>(names: readonly N[], part: string): N[] {
  const words = comparable(part).split(' ');
  return names.filter(({ searched }) => words.every((word) => searched.includes(word)));
}

/** In the order of names. */
export const inNameOrder = <N extends Pick<Held, 'order'>>(names: readonly N[]): N[] =>
  names.toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));

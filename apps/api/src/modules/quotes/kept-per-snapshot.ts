import type { CatalogueSnapshot } from '../../ports/catalogue.ts';

/**
 * Works out something of the catalogue once: a change of it, and every new day, brings a snapshot of its own.
 * @param make from a snapshot and a key, of which there are few
 */
export function keptPerSnapshot<Key extends string, Value>(
  make: (snapshot: CatalogueSnapshot, key: Key) => Value,
): (snapshot: CatalogueSnapshot, key: Key) => Value {
  const kept = new WeakMap<CatalogueSnapshot, Map<Key, Value>>();
  return (snapshot, key) => {
    const values = kept.get(snapshot) ?? new Map<Key, Value>();
    kept.set(snapshot, values);
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make(snapshot, key);
    values.set(key, made);
    return made;
  };
}

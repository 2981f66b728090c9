import { LRUCache } from 'lru-cache';

/**
 * Works out something of an object once and keeps it as long as the object is held: of a catalogue, or of its plans.
 * @param most how much is kept of one object, what was asked last
 * @returns a function of the object, a key and what works it out
 */
export function keptPer<Of extends object, Value extends object>(
  most = 100,
): (of: Of, key: string, make: () => Value) => Value {
  const kept = new WeakMap<Of, LRUCache<string, Value>>();
  return (of, key, make) => {
    const values = kept.get(of) ?? new LRUCache<string, Value>({ max: most });
    kept.set(of, values);
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
}

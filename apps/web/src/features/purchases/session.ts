/** Small marks of this tab, never personal data: which application a quote led to, which payment is open. */
const prefix = 'onegi.';

export function readMark(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps or, given nothing, forgets. A browser that refuses storage loses only the convenience. */
export function writeMark(name: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, value);
  } catch {
    // Storage is off or full.
  }
}

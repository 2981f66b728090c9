const missed: string[] = [];

const print = (mark: string, what: string, figures: string) =>
  console.log(`${mark.padEnd(6)}  ${what.padEnd(44)} ${figures}`);

/** One line of the report: what was measured, beside its yardstick, and whether the aim was met. */
export function say(what: string, figures: string, met: boolean | null = null): void {
  print(met === null ? '' : met ? 'met' : 'MISSED', what, figures);
  if (met === false) missed.push(`${what}: ${figures}`);
}

/** A line of the report that has an aim. */
export interface Measured {
  readonly what: string;
  readonly figures: string;
  readonly isMet: boolean;
  /** The same asked by one connection instead of ten: what of it is the machine's that is shared. */
  readonly oneAfterTheOther?: () => Promise<string>;
}

/**
 * Measures each of these, and those that missed an aim once more after all the others: what is found then counts. The machine's pauses
 * make a figure worse and never better, and fall on others in another minute. Both are shown, and beside what missed again the same
 * without others asking.
 */
export async function measureAll(measurements: readonly (() => Promise<readonly Measured[]>)[]): Promise<void> {
  const again: (typeof measurements)[number][] = [];
  for (const measure of measurements) {
    const lines = await measure();
    for (const { what, figures, isMet } of lines) print(isMet ? 'met' : 'again', what, figures);
    if (lines.some(({ isMet }) => !isMet)) again.push(measure);
  }
  if (again.length > 0) console.log('\nOnce more, what missed its aim');
  for (const measure of again) {
    for (const { what, figures, isMet, oneAfterTheOther } of await measure()) {
      say(what, figures, isMet);
      if (!isMet && oneAfterTheOther) say('  one after the other', await oneAfterTheOther());
    }
  }
}

/** Ends the report: names the aims that were missed, and makes the command fail because of them. */
export function conclude(): void {
  if (missed.length === 0) return;
  console.error(`\n${missed.length === 1 ? 'One aim was' : `${missed.length} aims were`} missed:`);
  for (const line of missed) console.error(`- ${line}`);
  process.exitCode = 1;
}

/** The value below which a part of them lies. */
export const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

export const whole = (value: number) => Math.round(value).toLocaleString('en-US');
export const times = (value: number) => `${value.toFixed(2)}×`;

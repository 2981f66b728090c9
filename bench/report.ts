const missed: string[] = [];

/** One line of the report: what was measured, beside its yardstick, and whether the aim was met. */
export function say(what: string, figures: string, met: boolean | null = null): void {
  const mark = met === null ? '      ' : met ? 'met   ' : 'MISSED';
  console.log(`${mark}  ${what.padEnd(44)} ${figures}`);
  if (met === false) missed.push(`${what}: ${figures}`);
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

/** One line of the report: what was measured, beside its yardstick, and whether the aim was met. */
export function say(what: string, figures: string, met: boolean | null = null): void {
  const mark = met === null ? '      ' : met ? 'met   ' : 'MISSED';
  console.log(`${mark}  ${what.padEnd(44)} ${figures}`);
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-US');
export const times = (value: number) => `${value.toFixed(2)}×`;

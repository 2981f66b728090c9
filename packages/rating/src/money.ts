/**
 * Money is an integer number of cents. Every rounding is half-up on exact integers, mirrored for negative amounts
 * (2.5 -> 3, -2.5 -> -3); binary fractions never take part.
 */

/** `a × b ÷ divisor`, rounded half-up to an integer. All three are safe integers, the divisor is positive. */
export function multiplyDivideHalfUp(a: number, b: number, divisor: number): number {
  const product = a * b;
  const doubled = 2 * Math.abs(product) + divisor;
  if (doubled > Number.MAX_SAFE_INTEGER || !isExact(a, b, divisor)) return multiplyDivideLarge(a, b, divisor);
  // The quotient of two integers below 2^53 never rounds up to the next integer, so floor() is exact here.
  const rounded = Math.floor(doubled / (2 * divisor));
  return product < 0 && rounded !== 0 ? -rounded : rounded;
}

function isExact(a: number, b: number, divisor: number): boolean {
  return Number.isInteger(a) && Number.isInteger(b) && Number.isInteger(divisor) && divisor > 0;
}

function multiplyDivideLarge(a: number, b: number, divisor: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || !Number.isSafeInteger(divisor) || divisor <= 0) {
    throw new RangeError(`Not exact integers: ${a} × ${b} ÷ ${divisor}`);
  }
  const product = BigInt(a) * BigInt(b);
  const magnitude = product < 0n ? -product : product;
  const rounded = (2n * magnitude + BigInt(divisor)) / (2n * BigInt(divisor));
  return safeInteger(Number(product < 0n ? -rounded : rounded));
}

/** The value itself, or a RangeError when it is not an integer that a double holds exactly. */
export function safeInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${value}`);
  return value;
}

/** `basisPoints` of an amount (10,000 = the whole), rounded half-up to the cent. */
export function shareOf(cents: number, basisPoints: number): number {
  return multiplyDivideHalfUp(cents, basisPoints, 10_000);
}

/** `ratePpm` millionths of an amount, rounded half-up to the cent. */
export function millionthsOf(cents: number, ratePpm: number): number {
  return multiplyDivideHalfUp(cents, ratePpm, 1_000_000);
}

/** An exact decimal ("0.70", "189") as an integer of 10^-digits ("0.70", 2 -> 70). Throws when digits would be lost. */
export function decimalToInteger(decimal: string, digits: number): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError(`Not a decimal: "${decimal}"`);
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > digits) throw new RangeError(`More than ${digits} decimal digits: "${decimal}"`);
  const magnitude = safeInteger(Number(`${match[2]}${fraction.padEnd(digits, '0')}`));
  return match[1] && magnitude !== 0 ? -magnitude : magnitude;
}

/** Splits an amount into equal parts; the last part takes the rounding difference. */
export function splitEvenly(cents: number, parts: number): number[] {
  const each = multiplyDivideHalfUp(cents, 1, parts);
  return Array.from({ length: parts }, (_, index) => (index < parts - 1 ? each : cents - each * (parts - 1)));
}

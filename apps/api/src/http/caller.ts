import { isIPv4, isIPv6 } from 'node:net';
import type { Seal } from '../lib/seal.ts';
import type { Request } from './fastify.ts';

/** From where and with what somebody calls, as far as it is kept. */
export interface Caller {
  readonly addressHash: Buffer;
  /** In words: Chrome on Windows. */
  readonly agent: string;
}

/** Who has one IPv6 address has a whole network of them: its first 64 bits stand for all. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIPv4(address)) return mapped ?? address;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - first.length - rest.length)).fill('0');
  const groups = [...first, ...zeros, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser's own words about itself, as far as its user recognises them. */
export function agentInWords(userAgent: string | undefined): string {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = named(browsers) ?? 'Other program';
  const system = named(systems);
  return system ? `${browser} on ${system}` : browser;
}

export function callerOf(request: Request, seal: Seal): Caller {
  const agent = request.headers['user-agent']?.slice(0, 400);
  return { addressHash: seal.hash('address', addressBlock(request.ip)), agent: agentInWords(agent) };
}

import { productVersion } from '../lib/product-version.ts';
import { bothTexts } from '../lib/texts.ts';
import type { Readiness, Reason } from '../ports/monitoring.ts';
import { reasons } from './reasons.ts';

export const HEALTH_PATH = '/api/health';
export const READY_PATH = '/api/ready';

/** The process is alive: it can answer. */
export function aliveAnswer() {
  const { en, zhHant } = bothTexts('health.alive');
  return {
    data: { status: 'ok', version: productVersion, uptimeSeconds: Math.round(process.uptime()) },
    msg: en,
    msgC: zhHant,
  };
}

/** Whether the process can sell, why not, and what each check found. */
export function readyAnswer({ isReady, checks }: Readiness) {
  const found = (status: string) => checks.flatMap((check) => (check.status === status ? (check.reason ?? []) : []));
  const named: readonly Reason[] = [...found('failed'), ...found('warning')];
  const texts = [isReady ? 'health.ready' : 'health.notReady', ...named.map((reason) => reasons[reason])].map((key) =>
    bothTexts(key),
  );
  return {
    data: {
      status: isReady ? 'ready' : 'notReady',
      version: productVersion,
      reasons: found('failed'),
      warnings: found('warning'),
      checks,
    },
    msg: texts.map(({ en }) => en).join('. '),
    msgC: texts.map(({ zhHant }) => zhHant).join('。'),
  };
}

/** The answer of a process that is not there yet, or not any more. */
export const notReadyBecause = (reason: Reason) =>
  readyAnswer({ isReady: false, checks: [{ name: 'server', status: 'failed', reason }] });

import type { CheckResult, Finding, Readiness, ReadinessCheck, ReadinessChecks, Reason } from '../ports/monitoring.ts';

/** Probes of several balancers share one answer. */
const FRESH_MS = 1_000;
/** Checks are asked in two rows, the second of those that need the database. */
const LIMIT_MS = 900;

const resultOf = (name: string, finding: Finding | null): CheckResult =>
  finding ? { name, status: finding.level, reason: finding.reason } : { name, status: 'ok', reason: null };

const failed = (reason: Reason): Finding => ({ level: 'failed', reason });

/** @param onChange told of the first answer that is not good, and of every change after it; for the log */
export function openReadiness(onChange: (readiness: Readiness) => void): ReadinessChecks {
  const checks: ReadinessCheck[] = [];
  const unfinished = new Set<string>();
  let last: { readonly readiness: Readiness; readonly at: number } | undefined;
  let asking: Promise<Readiness> | undefined;
  let seen = '';

  async function ask(check: ReadinessCheck): Promise<CheckResult> {
    const { name } = check;
    // What still hangs from the last time is not started beside itself.
    if (unfinished.has(name)) return resultOf(name, failed('check.timeout'));
    unfinished.add(name);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<Finding>((resolve) => {
      timer = setTimeout(() => resolve(failed('check.timeout')), LIMIT_MS);
    });
    const work = Promise.resolve()
      .then(() => check.run())
      .catch(() => failed('check.failed'))
      .finally(() => unfinished.delete(name));
    const finding = await Promise.race([work, limit]);
    clearTimeout(timer);
    return resultOf(name, finding);
  }

  async function askAll(): Promise<Readiness> {
    const first = await Promise.all(checks.filter((check) => !check.needsDatabase).map(ask));
    const hasDatabase = !first.some(({ name, status }) => name === 'database' && status === 'failed');
    const second = checks
      .filter((check) => check.needsDatabase)
      .map((check) => (hasDatabase ? ask(check) : { name: check.name, status: 'skipped' as const, reason: null }));
    const results = [...first, ...(await Promise.all(second))];
    return { isReady: !results.some(({ status }) => status === 'failed'), checks: results };
  }

  function tellChange(readiness: Readiness): void {
    const now = readiness.checks.flatMap(({ reason }) => reason ?? []).join(' ');
    if (now === seen) return;
    seen = now;
    onChange(readiness);
  }

  return {
    register(check) {
      checks.push(check);
    },
    ready() {
      if (last && performance.now() - last.at < FRESH_MS) return Promise.resolve(last.readiness);
      asking ??= askAll()
        .then((readiness) => {
          last = { readiness, at: performance.now() };
          tellChange(readiness);
          return readiness;
        })
        .finally(() => {
          asking = undefined;
        });
      return asking;
    },
  };
}

import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { databaseFigures, type FigureGroup } from './database-figures.ts';

type Row = Record<string, string | number>;

const FRESH_MS = 5_000;
/** A scraper waits ten seconds as a rule; a database that hangs must not cost it the other metrics. */
const LIMIT_MS = 2_000;

export interface DatabaseGauges {
  /** Sets the gauges anew where they are older than a few seconds. Ends within two seconds, and never throws. */
  refresh(): Promise<void>;
}

function gaugesOf(registry: Registry, { gauges, labels }: FigureGroup): Map<string, Gauge> {
  return new Map(
    Object.entries(gauges).map(([name, help]) => [
      name,
      new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    ]),
  );
}

/** Gauges of what only the database knows. One that cannot be read now has no value, rather than an old one. */
export function databaseGauges(
  registry: Registry,
  deps: Pick<Deps, 'monitoring' | 'clock' | 'payments'>,
): DatabaseGauges {
  const { monitoring, clock, payments } = deps;
  const up = new Gauge({ name: 'onegi_database_up', help: '1: the database answers', registers: [registry] });
  const missing = new Gauge({
    name: 'onegi_figures_missing',
    help: 'Questions to the database that had no answer in time: their figures are missing',
    registers: [registry],
  });
  const groups = databaseFigures.map((group) => ({ ...group, byName: gaugesOf(registry, group) }));

  function clear({ labels, byName }: (typeof groups)[number]): void {
    for (const gauge of byName.values()) {
      if (labels.length > 0) gauge.reset();
      else gauge.remove();
    }
  }

  async function read(group: (typeof groups)[number]): Promise<void> {
    const { labels, sql, values, byName } = group;
    const { rows } = await monitoring.probePool.query<Row>(sql, [...values(clock, payments.name)]);
    clear(group);
    for (const row of rows) {
      const own = Object.fromEntries(labels.map((label) => [label, row[label] ?? '']));
      for (const [name, gauge] of byName) gauge.set(own, Number(row[name]));
    }
  }

  async function readAll(): Promise<void> {
    try {
      await monitoring.probePool.query('select 1');
    } catch {
      nothingIsKnown();
      return;
    }
    up.set(1);
    let unread = 0;
    for (const group of groups) {
      await read(group).catch(() => {
        unread += 1;
        clear(group);
      });
    }
    missing.set(unread);
    readAt = performance.now();
  }

  function nothingIsKnown(): void {
    up.set(0);
    missing.set(groups.length);
    for (const group of groups) clear(group);
  }

  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  nothingIsKnown();

  return {
    async refresh() {
      if (performance.now() - readAt < FRESH_MS) return;
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), LIMIT_MS);
      });
      const outcome = await Promise.race([reading, limit]);
      clearTimeout(timer);
      if (outcome === 'late') nothingIsKnown();
    },
  };
}

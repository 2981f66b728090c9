import type { Portal } from '../stage/portal.ts';

export interface MemorySample {
  readonly atMs: number;
  readonly rssMegabytes: number;
  readonly heapMegabytes: number;
}

/** Samples the memory of portals until it is stopped. */
export function sampleMemory(portals: readonly Portal[], everyMs: number) {
  const samples = new Map<Portal, MemorySample[]>(portals.map((portal) => [portal, []]));
  const sample = async () => {
    for (const portal of portals) {
      const memory = await portal.memory();
      if (!memory) continue;
      const megabytes = (bytes: number) => bytes / 1024 ** 2;
      samples.get(portal)?.push({
        atMs: performance.now(),
        rssMegabytes: megabytes(memory.rss),
        heapMegabytes: megabytes(memory.heapUsed),
      });
    }
  };
  const timer = setInterval(() => void sample(), everyMs);
  return {
    samples,
    stop: () => clearInterval(timer),
  };
}

/** What a straight line through the second half of the values gains over that half. */
export function growthInSecondHalf(samples: readonly { atMs: number; value: number }[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const first = half[0];
  const last = half.at(-1);
  if (!first || !last || half.length < 3) return 0;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanAt = mean(half.map(({ atMs }) => atMs));
  const meanValue = mean(half.map(({ value }) => value));
  const covariance = mean(half.map(({ atMs, value }) => (atMs - meanAt) * (value - meanValue)));
  const variance = mean(half.map(({ atMs }) => (atMs - meanAt) ** 2));
  return (covariance / variance) * (last.atMs - first.atMs);
}

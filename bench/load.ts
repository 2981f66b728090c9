import autocannon from 'autocannon';

export interface Load {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failures: number;
}

/**
 * Ten connections post these bodies, as fast as they are answered, for a fixed number of seconds. They draw from one
 * row, so that no two of them send the same body until the row begins anew.
 */
export async function post(
  url: string,
  bodies: readonly unknown[],
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const texts = bodies.map((body) => JSON.stringify(body));
  let next = 0;
  const result = await autocannon({
    url,
    method: 'POST',
    connections: 10,
    duration: seconds,
    setupClient: (client) => {
      // Reading long answers as text would cost this side more than the server takes to make them.
      (client as unknown as { pipelinedRequests: { addBody(): void } }).pipelinedRequests.addBody = () => undefined;
    },
    headers: { 'content-type': 'application/json', ...headers },
    requests: [{ setupRequest: (request) => ({ ...request, body: texts[next++ % texts.length] }) }],
  });
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
}

/** The middle of several runs, since machines are noisy. */
export function median(loads: readonly Load[]): Load {
  const sorted = [...loads].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)] as Load;
  return { ...middle, failures: loads.reduce((sum, load) => sum + load.failures, 0) };
}

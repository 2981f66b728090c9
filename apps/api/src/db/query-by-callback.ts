type Query = (...args: unknown[]) => unknown;
type Answer = (error: unknown, result?: unknown) => void;

/** A cursor or a query of its own, which the driver answers in another way. */
const isOwnQuery = (config: unknown): boolean =>
  typeof config === 'object' && config !== null && typeof Reflect.get(config, 'submit') === 'function';

const isAnswer = (arg: unknown): arg is Answer => typeof arg === 'function';

/** Answers once: with what the driver says, or with its error of a late answer. */
function withinLimit(answer: Answer, limitMs: number): Answer {
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    answer(new Error('Query read timeout'));
  }, limitMs);
  return (error, result) => {
    clearTimeout(limit);
    if (!isLate) answer(error, result);
  };
}

/**
 * Has the driver answer by a callback that is given to it, and promises the same. Where it promises or counts the time itself (pg 8.23,
 * `query_timeout`) it writes a function literal to a property of each query: V8 takes such a function for a method that stays and
 * puts it among the old objects, and all that it can reach, each answer with its rows, lives until the whole heap is collected.
 * Under load that is every few seconds, and each time somebody waits (`npm run bench answers`).
 * @param query a connection's own way to send
 * @param limitMs how long an answer is waited for; the connection is not to be used again then
 * @returns what it is replaced by
 */
export const queryByCallback =
  (query: Query, limitMs?: number): Query =>
  (...args) => {
    const [config, values] = args;
    if (isOwnQuery(config)) return query(...args);
    const send = (answer: Answer) =>
      query(config, isAnswer(values) ? undefined : values, limitMs ? withinLimit(answer, limitMs) : answer);
    const given = args.find(isAnswer);
    if (given) return send(given);
    return new Promise((resolve, reject) => {
      send((error, result) => (error ? reject(error) : resolve(result)));
    });
  };

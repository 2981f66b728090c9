/**
 * Lets at most `most` pieces of work run at a time, the others wait in their order.
 * @param refusal what is thrown when more than `mostWaiting` wait already
 */
export function limitConcurrency(most: number, mostWaiting: number, refusal: () => Error) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

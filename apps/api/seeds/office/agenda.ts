import { addDays } from '@onegi/contract/lines/dates';

type Work = () => Promise<unknown>;

/** What is done on which day. Whoever works may plan more, for the same day or a later one. */
export class Agenda {
  readonly #days = new Map<string, Work[]>();

  plan(day: string, work: Work): void {
    const planned = this.#days.get(day);
    if (planned) planned.push(work);
    else this.#days.set(day, [work]);
  }

  /** @param begin told of each piece of work before it is done: its day, and how many were done on it before */
  async run(from: string, until: string, begin: (day: string, nth: number) => void): Promise<void> {
    for (let day = from; day <= until; day = addDays(day, 1)) {
      const works = this.#days.get(day) ?? [];
      for (let nth = 0; nth < works.length; nth++) {
        begin(day, nth);
        await works[nth]?.();
      }
    }
  }
}

import type { Row } from './report.ts';
import { type Drill, NotHere, type Scenario } from './scenario.ts';
import { Postgres } from './stage/postgres.ts';
import { openStage, type StageOptions } from './stage/stage.ts';

/** Closes in the opposite order; every step is tried. */
class Closing {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.unshift(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0)) {
      try {
        await step();
      } catch (error) {
        console.error(`While clearing up: ${(error as Error).message}`);
      }
    }
  }
}

/** Runs scenarios one after the other, each on a stage of its own. */
export class Runner {
  readonly #isShort: boolean;
  readonly #shared = new Closing();
  #current = new Closing();
  #postgres: Promise<Postgres> | undefined;
  #closed: Promise<void> | undefined;

  constructor(isShort: boolean) {
    this.#isShort = isShort;
  }

  #sharedPostgres(): Promise<Postgres> {
    this.#postgres ??= Postgres.open().then((postgres) => {
      this.#shared.add(() => postgres.close());
      return postgres;
    });
    return this.#postgres;
  }

  #drill(name: string, closing: Closing): Drill {
    return {
      isShort: this.#isShort,
      say: (what) => console.log(`  ${name}: ${what}`),
      onClose: (step) => closing.add(step),
      openPostgres: async (options) => {
        const postgres = await Postgres.open(options);
        closing.add(() => postgres.close());
        return postgres;
      },
      openStage: async (options: StageOptions = {}) => {
        const databaseUrl = options.databaseUrl ?? (await (await this.#sharedPostgres()).newDatabase());
        const stage = await openStage({ ...options, databaseUrl });
        closing.add(stage.close);
        return stage;
      },
    };
  }

  async run({ name, run }: Scenario): Promise<Row> {
    const began = performance.now();
    const closing = new Closing();
    this.#current = closing;
    const row = (verdict: Row['verdict'], isNotHere = false): Row => {
      return { name, verdict, isNotHere, seconds: (performance.now() - began) / 1000 };
    };
    try {
      return row(await run(this.#drill(name, closing)));
    } catch (error) {
      return row((error as Error).message, error instanceof NotHere);
    } finally {
      await closing.run();
    }
  }

  /** Ends every process and removes every folder. */
  close(): Promise<void> {
    // Asked for by Ctrl-C and by the run's own end: nobody leaves before it is done.
    this.#closed ??= this.#current.run().then(() => this.#shared.run());
    return this.#closed;
  }
}

import type { Postgres, PostgresOptions } from './stage/postgres.ts';
import type { Stage, StageOptions } from './stage/stage.ts';
import type { Verdict } from './verify/verdict.ts';

/** What a scenario is run with. */
export interface Drill {
  /** About ten seconds of trouble instead of minutes. */
  readonly isShort: boolean;
  /** Portals, database and mail server of the scenario's own. The runner closes it when the scenario is over. */
  openStage(options?: StageOptions): Promise<Stage>;
  /** A PostgreSQL of the scenario's own, which it may restart or starve. */
  openPostgres(options?: PostgresOptions): Promise<Postgres>;
  /** Runs when the scenario is over, last added first, also after a failure or Ctrl-C. */
  onClose(step: () => unknown): void;
  /** A line on the screen while it runs. */
  say(what: string): void;
}

/** One file in scenarios/: does something bad to the portal while shoppers buy, and answers what came of it. */
export interface Scenario {
  /** As in `npm run drill -- kills`. */
  readonly name: string;
  /** What is done, for the table's legend and the documentation. */
  readonly about: string;
  /** False: needs what not every machine has, so the short form leaves it out. */
  readonly inShort: boolean;
  /** Throws NotHere when this machine cannot show it. */
  run(drill: Drill): Promise<Verdict>;
}

/** The machine lacks what the scenario needs: told in the table, no failure. */
export class NotHere extends Error {}

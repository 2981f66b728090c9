import type { Scenario } from '../scenario.ts';
import { clockSkew, midnight } from './clock-skew.ts';
import { databaseFull, filesFull } from './disk-full.ts';
import { kills } from './kills.ts';
import { restarts } from './restarts.ts';
import { rollingRestarts } from './rolling-restarts.ts';
import { smtpDown } from './smtp-down.ts';
import { twoProcesses } from './two-processes.ts';

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [
  twoProcesses,
  kills,
  rollingRestarts,
  restarts,
  smtpDown,
  filesFull,
  databaseFull,
  clockSkew,
  midnight,
];

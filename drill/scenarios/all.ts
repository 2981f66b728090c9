import type { Scenario } from '../scenario.ts';
import { clockSkew, midnight } from './clock-skew.ts';
import { databaseFull, filesFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { flood } from './flood.ts';
import { keyRotation } from './key-rotation.ts';
import { kills } from './kills.ts';
import { officeKills } from './office-kills.ts';
import { restarts } from './restarts.ts';
import { rollingRestarts } from './rolling-restarts.ts';
import { smtpDown } from './smtp-down.ts';
import { soak } from './soak.ts';
import { twoProcesses } from './two-processes.ts';

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [
  kills,
  officeKills,
  restarts,
  failover,
  keyRotation,
  smtpDown,
  filesFull,
  databaseFull,
  clockSkew,
  midnight,
  twoProcesses,
  rollingRestarts,
  flood,
  soak,
];

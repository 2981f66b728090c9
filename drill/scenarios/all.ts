import type { Scenario } from '../scenario.ts';
import { failover } from './failover.ts';
import { kills } from './kills.ts';
import { twoProcesses } from './two-processes.ts';

/** In the order of the table. */
export const scenarios: readonly Scenario[] = [twoProcesses, kills, failover];

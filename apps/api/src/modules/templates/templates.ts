import type { TemplateId } from '@onegi/contract/fields/requests';
import { bp, bpVersion1, bpVersion2 } from './rows/bp.ts';
import { carA, carP } from './rows/car.ts';
import { ec } from './rows/ec.ts';
import { mc } from './rows/mc.ts';
import { othersC } from './rows/others-c.ts';
import { othersEm } from './rows/others-em.ts';
import { othersM, othersMVersion1 } from './rows/others-m.ts';
import { othersP, othersPVersion1 } from './rows/others-p.ts';
import { othersPl } from './rows/others-pl.ts';
import { par } from './rows/par.ts';
import { pl } from './rows/pl.ts';
import type { Template } from './template.ts';

/** Every version of every form, the one in force first: answers are read by the version they were given to. */
const templates: Record<TemplateId, readonly [Template, ...Template[]]> = {
  BP: [bp, bpVersion2, bpVersion1],
  EC: [ec],
  CAR_A: [carA],
  CAR_P: [carP],
  MC: [mc],
  PAR: [par],
  PL: [pl],
  OTHERS_C: [othersC],
  OTHERS_P: [othersP, othersPVersion1],
  OTHERS_M: [othersM, othersMVersion1],
  OTHERS_PL: [othersPl],
  OTHERS_EM: [othersEm],
};

/** The version in force. */
export const templateOf = (id: TemplateId): Template => templates[id][0];

/** The rows of a form that only the office reads: how the client is reached, and whom the client prefers. */
export function officeOnlyRows(id: TemplateId, version: number): ReadonlySet<string> {
  const rows = templateOfVersion(id, version)?.rows ?? [];
  return new Set(rows.flatMap((row) => (row.officeOnly ? [row.id] : [])));
}

/** The version that answers were given to; undefined when there is none. */
export function templateOfVersion(id: TemplateId, version: number): Template | undefined {
  return templates[id].find((template) => template.version === version);
}

import type { TemplateId } from '@onegi/contract/fields/requests';
import { bp, bpVersion1 } from './rows/bp.ts';
import { othersM, othersMVersion1 } from './rows/others-m.ts';
import { othersP, othersPVersion1 } from './rows/others-p.ts';
import type { Template } from './template.ts';

/** Every version of every form, the one in force first: answers are read by the version they were given to. */
const templates: Record<TemplateId, readonly [Template, ...Template[]]> = {
  OTHERS_P: [othersP, othersPVersion1],
  OTHERS_M: [othersM, othersMVersion1],
  BP: [bp, bpVersion1],
};

/** The version in force. */
export const templateOf = (id: TemplateId): Template => templates[id][0];

/** The version that answers were given to; undefined when there is none. */
export function templateOfVersion(id: TemplateId, version: number): Template | undefined {
  return templates[id].find((template) => template.version === version);
}

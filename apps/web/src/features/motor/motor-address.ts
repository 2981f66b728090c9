import { openMotorCase } from '@onegi/contract/calls/motor/cases';
import { MOTOR_DETAIL_PARAM, type MotorStage, motorStages } from '@onegi/contract/fields/motor';

/** The two steps of a case, each a page of its own. */
export type MotorStep = 'detail' | 'premium';

/** What the addresses of a case call its number. */
export const numberParams: Readonly<Record<MotorStep, string>> = {
  detail: MOTOR_DETAIL_PARAM,
  premium: openMotorCase.query.wireName('quotationNumber'),
};

const lists: Readonly<Record<MotorStage, string>> = {
  quotation: '/go_motor_quotation',
  generate: '/go_motor_generate',
  audit: '/go_motor_audit',
  approval: '/go_motor_approval',
  enquiry: '/go_quotation_enquiry',
};

/** The page of a case; a case to approve opens in the enquiry. */
export function caseAddress(stage: MotorStage, step: MotorStep, quotationNumber: string): string {
  const list = lists[stage === 'approval' ? 'enquiry' : stage];
  return `${list}_${step}?${new URLSearchParams({ [numberParams[step]]: quotationNumber })}`;
}

/** What a link to a case remembers of the list that it stands in. */
export const fromList = (stage: MotorStage, search: string) => ({ motorList: `${lists[stage]}${search}` });

/** The list of a case as it was left; whoever comes from elsewhere goes to the list of the page, from the enquiry to the approval. */
export function listBehind(stage: MotorStage, state: unknown): string {
  const left = (state as { motorList?: unknown } | null)?.motorList;
  if (typeof left === 'string' && Object.values(lists).includes(left.replace(/\?.*$/, ''))) return left;
  return lists[stage === 'enquiry' ? 'approval' : stage];
}

interface MotorPlace {
  readonly stage: MotorStage;
  /** None on a list. */
  readonly step?: MotorStep;
}

/** Which page of the back office stands at an address without language. */
export function placeAt(barePath: string): MotorPlace {
  const [, list = '', step] = /^(.*?)(?:_(detail|premium))?$/.exec(barePath.replace(/\/$/, '')) ?? [];
  const stage = (Object.keys(motorStages) as MotorStage[]).find((each) => lists[each] === list) ?? 'enquiry';
  return step ? { stage, step: step as MotorStep } : { stage };
}

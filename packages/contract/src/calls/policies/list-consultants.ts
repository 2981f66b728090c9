import * as z from 'zod';
import { call } from '../../call.ts';
import { commonFields as c } from '../../fields/common.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { nullable, type Of, shape } from '../../shape.ts';

const consultant = shape({
  consultantCode: p.consultantCode,
  name: c.label,
  nameZh: c.labelZh,
  unit: nullable(p.unit),
});
export type Consultant = Of<typeof consultant>;

export const listConsultants = call({
  name: 'listConsultants',
  method: 'GET',
  path: '/policy/mgr/consultants',
  summary: 'Whose policies and figures may be asked for by TR code or unit: the own codes, or all for the back office',
  tag: 'policies',
  permission: 'dashboard.read',
  answer: z.array(consultant.codec),
});

import * as z from 'zod';
import { call } from '../../call.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { type Of, shape } from '../../shape.ts';
import { ofEndorsement } from './policy-shapes.ts';

const policyMatterRow = shape({
  matterName: p.matterName,
  matterNameZh: p.matterNameZh,
  matterType: p.matterType,
  matterValue: p.matterValue,
  matterValueZh: p.matterValueZh,
  matterSize: p.matterSize,
  matterHeading: p.matterHeading,
  matterHeadingZh: p.matterHeadingZh,
  matterEnding: p.matterEnding,
  matterEndingZh: p.matterEndingZh,
});
export type PolicyMatterRow = Of<typeof policyMatterRow>;

export const getPolicyMatter = call({
  name: 'getPolicyMatter',
  method: 'GET',
  path: '/policy/mgr/sub-matter',
  summary:
    'What a policy insures by an endorsement: its subject matter, or where it has none what was asked and answered',
  tag: 'policies',
  permission: 'policies.read',
  query: ofEndorsement,
  answer: z.array(policyMatterRow.codec),
});

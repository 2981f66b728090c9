import { call } from '../../call.ts';
import { ofPolicy, policyDetail } from './policy-shapes.ts';

export const getPolicy = call({
  name: 'getPolicy',
  method: 'GET',
  path: '/policy/mgr/policy-detail',
  summary:
    'A policy with its endorsements and the documents that were made of it, by its transaction number or the insurer’s',
  tag: 'policies',
  permission: 'policies.read',
  query: ofPolicy,
  answer: policyDetail,
});

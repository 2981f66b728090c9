import { call } from '../../call.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { shape } from '../../shape.ts';

export const getCommissionRates = call({
  name: 'getCommissionRates',
  method: 'POST',
  path: '/policy/mgr/policy-prodtier-comm',
  summary: 'The rates of commission of a product, plan and tier that are in force today',
  tag: 'policies',
  permission: 'policies.edit',
  body: shape({ line: p.line, planCode: p.planCodeSought, productTier: p.productTier }),
  answer: shape({
    line: p.line,
    productTier: p.productTier,
    basicRateBasisPoints: p.basicRateBasisPoints,
    payoutBasisPoints: p.payoutBasisPoints,
  }),
});

import { describe, expect, it } from 'vitest';
import { allCalls } from '../calls/all.ts';
import { getArAp } from '../calls/policies/ar-ap.ts';
import { editPolicy } from '../calls/policies/edit-policy.ts';
import { getEndorsement } from '../calls/policies/endorsements.ts';
import { policyList } from '../calls/policies/list-policies.ts';
import { policyDetail } from '../calls/policies/policy-shapes.ts';
import { submitApplication } from '../calls/purchases/applications.ts';
import { sendLink } from '../calls/purchases/send-link.ts';
import { applicant } from '../calls/purchases/shapes.ts';
import { chosenPlans, compareRow, planCompare } from '../calls/quotes/plan-compare.ts';
import { recentSearch } from '../calls/quotes/recent-searches.ts';
import { planCard } from '../calls/quotes/shapes.ts';
import { MODEL_YEARS, MOST_DRIVERS } from '../lines/drivers.ts';
import { type FieldMap, type Shape, shapeFor } from '../shape.ts';

const wireNames = ({ fields }: Pick<Shape<FieldMap>, 'fields'>) => Object.values(fields).map(({ wire }) => wire);

describe('fields', () => {
  it.each([
    [
      'a plan card [P-3.2-01]',
      planCard,
      'wfIsr wfIsrimg wfIsrurl wfPlan wfPlan9 wfProd wfPrem wfTotalPrem wfDisc wfCcy wfMethod wfBrochure wfJacketname',
    ],
    ['a row of a comparison [P-3.3-01]', compareRow, 'wfBene wfContent1 wfContent2 wfContent3'],
    ['the details of a plan [P-3.3-02]', planCompare.answer, 'benefitList coverList optionCoverList'],
    ['a recent search [P-3.3-03]', recentSearch, 'wfProdName wfPlanName wfIsrimg cardText'],
    [
      'the applicant [P-3.4-01]',
      applicant,
      'title surname firstName dateOfBirth hkid flat floor building street district phone email referrerCode',
    ],
    ['the two agreements [P-3.4-02]', submitApplication.body, 'agreeWording agreeMarketing'],
    [
      'a policy in the inquiry [C-7.3-13]',
      policyList.row,
      'wfIspolno wfPoltxno wfStatus wfStatusDesc wfProd wfProdDesc wfIsdname wfLoginid wfHandlerId wfEffdate wfExpdate wfSettleStatusDesc wfCdate',
    ],
    [
      'a policy [C-7.3-13]',
      policyDetail,
      'wfPoltxno wfIspolno wfIsdname wfStatus wfLoginid wfTrcode2 wfEffdate wfExpdate wfPolccy wfPremccy wfProd wfProdPlancd wfPvcode wfEmail wfMobile wfHandlerId wfRctxtype wfBv wfIsddetail wfRequestno wfCdate wfCuser wfAdate wfAuser endstList docList',
    ],
    [
      'an endorsement [C-7.3-13]',
      getEndorsement.answer,
      'wfEndst wfEndeffdate wfEndexpdate wfGprem wfNprem wfActprem wfProdTier wfBvadjusted wfCldiscper wfRemk wfNoteno wfSettleind wfSortSeq claims wfMibeclevyamt wfIaLevyamt wfTtllevyamt wfTtlprem wfBasiccomm wfConspayoutratio wfConscomm wfTtlcomm',
    ],
    ['AR and AP [C-7.3-13]', getArAp.answer, 'ends receipts payments'],
    ['an edit [C-7.3-13]', editPolicy.body, 'wfPoltxno wfHandlerId wfEmail wfMobile wfRemk'],
    ['sending a purchase link [P-3.5-01]', sendLink.body, 'email url wfPlan9 productCat'],
  ])('of %s', (_row, shape, names) => {
    expect(wireNames(shape)).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

/** Every call that is asked for and wire names that it takes; `prod` tells apart what a body of several shapes holds. */
const calls = `
[P-7-01] POST /buy/plan-travel promotion sort isrList
[P-7-01] POST /buy/plan-fire promotion sort isrList
[P-7-01] POST /buy/plan-motor promotion sort isrList
[P-7-01] POST /buy/plan-dh promotion sort isrList
[P-7-01] POST /buy/plan-pet promotion sort isrList
[P-7-01] POST /buy/plan-medical promotion sort isrList
[P-7-01] POST /buy/plan-others promotion sort isrList
[P-7-02] POST /buy/plan-compare prod difference planList
[P-7-03] POST /buy/promotion-check prod promotion
[P-7-04] POST /common/dropdown codes prod isr make
[C-3.1-11] POST /common/plan-dropdown prod isr
[P-7-05] POST /buy/plan-coverage wfIsr wfPlan wfProd
[P-7-06] POST /buy/send-link email url wfPlan9 productCat
[P-7-07] GET /common/setting key
[P-7-08] GET /buy/recent
[P-7-09] GET /common/down-file name
[P-7-10] GET /commercial-insurance/template templateId prodCode isr parameter
[P-7-10] POST /buy/request-quote templateId prod isr answers
[C-7.3-13] POST /policy/mgr/policy-list wfIspolno wfStatus wfEffdateFr wfEffdateTo wfProd wfIsdname sort order current size
[C-7.3-13] GET /policy/mgr/policy-detail polTxNo
[C-7.3-13] GET /policy/mgr/policy-endst-list polTxNo
[C-7.3-13] GET /policy/mgr/policy-endst-detail polTxNo endst
[C-7.3-13] GET /policy/mgr/policy-note-detail polTxNo endst
[C-7.3-13] GET /policy/mgr/sub-matter polTxNo endst
[C-7.3-13] GET /policy/mgr/ar-ap/list polTxNo
[C-7.3-13] GET /policy/mgr/policy-endst-delete
[C-7.3-13] POST /policy/mgr/policy-edit wfPoltxno version
[C-7.3-13] POST /policy/mgr/policy-prodtier-comm wfProd wfProdPlancd wfProdTier`;

it.each(calls.trim().split('\n'))('there is the call %s', (row) => {
  const [, method, path, ...names] = row.split(' ');
  const found = allCalls.find((call) => call.method === method && call.path === path);
  expect(found, row).toBeDefined();
  const part = found?.body ?? found?.query;
  const shape = part && shapeFor(part, { prod: path === '/buy/plan-others' ? 'HOME' : 'FIRE' });
  expect(shape ? wireNames(shape) : []).toEqual(expect.arrayContaining(names));
});

describe('limits', () => {
  it('9 named drivers, and 50 years of manufacture [P-9-02]', () => {
    expect([MOST_DRIVERS, MODEL_YEARS]).toEqual([9, 50]);
  });

  it('the API takes 1 to 3 plans to compare [P-9-01]', () => {
    const plans = (count: number) => Array.from({ length: count }, () => ({ isr: 'LPG', plan: 'LPG-FIRE-S' }));
    const taken = [0, 1, 3, 4].map((count) => chosenPlans.schema.safeParse(plans(count)).success);
    expect(taken).toEqual([false, true, true, false]);
  });
});

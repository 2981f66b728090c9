import { contract } from './places.ts';

/** Names that travel, by what they are a part of. `of` names the shape in scripts/checks/personal-lines.ts. */
export const fieldGroups = [
  {
    title: 'Plan card',
    of: 'planCard',
    file: `${contract}/calls/quotes/shapes.ts`,
    names: [
      'wfIsr',
      'wfIsrimg',
      'wfIsrurl',
      'wfPlan',
      'wfPlan9',
      'wfProd',
      'wfPrem',
      'wfTotalPrem',
      'wfDisc',
      'wfCcy',
      'wfMethod',
      'wfBrochure',
      'wfJacketname',
    ],
    elsewhere: [['isSelected', 'never travels: the plans picked stand in the address of the list (`chosen`)']],
  },
  {
    title: 'Comparison row',
    of: 'compareRow',
    file: `${contract}/calls/quotes/plan-compare.ts`,
    names: ['wfBene', 'wfContent1', 'wfContent2', 'wfContent3'],
  },
  {
    title: 'Plan details',
    of: 'planCompareAnswer',
    file: `${contract}/calls/quotes/plan-compare.ts`,
    names: ['benefitList', 'coverList', 'optionCoverList'],
  },
  {
    title: 'Recent search',
    of: 'recentSearch',
    file: `${contract}/calls/quotes/recent-searches.ts`,
    names: ['wfProdName', 'wfPlanName', 'wfIsrimg', 'cardText'],
  },
  {
    title: 'Applicant',
    of: 'applicant',
    file: `${contract}/calls/purchases/shapes.ts`,
    names: [
      'title',
      'surname',
      'firstName',
      'dateOfBirth',
      'hkid',
      'flat',
      'floor',
      'building',
      'street',
      'district',
      'phone',
      'email',
      'referrerCode',
    ],
    elsewhere: [
      ['cruise vacation rider', 'an optional cover, off unless chosen: `TRO1`'],
      ['scuba diving rider', 'an optional cover, off unless chosen: `TRO2`'],
    ],
  },
  {
    title: 'The two agreements',
    of: 'submitBody',
    file: `${contract}/calls/purchases/applications.ts`,
    names: ['agreeWording', 'agreeMarketing'],
  },
  {
    title: 'Send a purchase link',
    of: 'sendLinkBody',
    file: `${contract}/calls/purchases/send-link.ts`,
    names: ['email', 'url', 'wfPlan9', 'productCat'],
  },
] as const satisfies readonly {
  title: string;
  of: string;
  file: string;
  names: readonly string[];
  elsewhere?: readonly (readonly [string, string])[];
}[];

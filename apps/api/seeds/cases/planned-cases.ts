import type { TransactionType } from '@onegi/contract/fields/commercial';
import type { TemplateId } from '@onegi/contract/fields/requests';
import type { Language } from '../../src/lib/texts.ts';
import { type Story, stories } from './stories.ts';

interface DemoTemplate {
  readonly templateId: TemplateId;
  readonly products: readonly (string | undefined)[];
  /** Those that write it, in the order in which they are asked. */
  readonly insurers: readonly string[];
  /** A usual premium in dollars, and the part of it that is employees' compensation. */
  readonly premium: number;
  readonly employeesShare?: number;
}

const templates: readonly DemoTemplate[] = [
  {
    templateId: 'BP',
    products: [undefined],
    insurers: ['LPG', 'JDF', 'EGP', 'NQA'],
    premium: 18_640,
    employeesShare: 0.4,
  },
  { templateId: 'EC', products: [undefined], insurers: ['LPG', 'STP', 'JDF', 'CPW'], premium: 21_372 },
  { templateId: 'CAR_A', products: [undefined], insurers: ['FLM', 'STP', 'NQA'], premium: 46_800 },
  { templateId: 'CAR_P', products: [undefined], insurers: ['STP', 'FLM', 'NQA'], premium: 12_450 },
  { templateId: 'MC', products: [undefined], insurers: ['FLM', 'NQA', 'LPG'], premium: 8_600 },
  { templateId: 'PAR', products: [undefined], insurers: ['JDF', 'FLM', 'NQA'], premium: 31_250 },
  { templateId: 'PL', products: [undefined], insurers: ['LPG', 'JDF', 'TDC', 'STP'], premium: 9_880 },
  { templateId: 'OTHERS_C', products: [undefined], insurers: ['NQA', 'PLV', 'LPG'], premium: 27_500 },
  {
    templateId: 'OTHERS_P',
    products: ['HOME', 'MEDICAL', 'PA', 'GOLF'],
    insurers: ['LPG', 'BRG', 'EGP'],
    premium: 5_320,
  },
  { templateId: 'OTHERS_M', products: ['MOTOR'], insurers: ['CPW', 'FLM', 'STP'], premium: 7_940 },
  { templateId: 'OTHERS_PL', products: [undefined], insurers: ['CGV', 'LPG', 'SFY'], premium: 11_200 },
  { templateId: 'OTHERS_EM', products: [undefined], insurers: ['OVI', 'STP', 'LPG'], premium: 38_900 },
];

const trades = [
  ['Trading', '貿易'],
  ['Kitchens', '餐飲'],
  ['Builders', '工程'],
  ['Logistics', '物流'],
  ['Design', '設計'],
  ['Clinic', '診所'],
  ['Retail', '零售'],
] as const;

/** Steps through the templates so that each meets every kind of story. */
const STRIDE = 5;

export interface PlannedCase extends Omit<DemoTemplate, 'products'> {
  readonly index: number;
  readonly product: string | undefined;
  readonly insuredName: string;
  readonly language: Language;
  readonly transactionType: TransactionType;
  readonly story: Story;
  /** Which officer has it. */
  readonly officer: number;
  /** Made by the office itself, under no consultant's code. */
  readonly isOffices: boolean;
}

export const plannedCases: readonly PlannedCase[] = stories.map((story, index) => {
  const { products, ...template } = templates[(index * STRIDE) % templates.length] as DemoTemplate;
  const [trade, tradeZh] = trades[index % trades.length] as (typeof trades)[number];
  const number = String(index + 1).padStart(2, '0');
  const isChinese = index % 3 === 1;
  return {
    ...template,
    index,
    product: products[index % products.length],
    insuredName: isChinese ? `示範${tradeZh}${number}有限公司` : `Demo ${trade} ${number} Limited`,
    language: isChinese ? 'zh-Hant' : 'en',
    transactionType: index % 6 === 5 ? 'renewal' : 'newBusiness',
    story,
    officer: index % 5 === 0 ? 1 : 0,
    isOffices: index % 17 === 16,
  };
});

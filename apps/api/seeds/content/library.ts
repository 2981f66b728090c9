import type { LineCode } from '@onegi/contract/lines';
import type { Recipe } from '../../src/modules/content/made/recipe.ts';
import type { InsurerCode } from '../catalogue/insurers.ts';
import { insurers } from '../catalogue/insurers.ts';

export interface LibrarySeed {
  readonly insurer: InsurerCode;
  readonly line: LineCode;
  readonly title: string;
  readonly titleZh: string;
  readonly productName: string;
  readonly productNameZh: string;
  readonly fileName: string;
  readonly recipe: Recipe;
}

const productNames: Record<LineCode, readonly [en: string, zh: string]> = {
  TRAVEL: ['Travel', '旅遊保險'],
  HOME: ['Home contents', '家居保險'],
  FIRE: ['Fire', '火險'],
  OS: ['Overseas student', '海外留學保險'],
  MOTOR: ['Private car', '私家車保險'],
  PA: ['Personal accident', '個人意外保險'],
  PET: ['Pet', '寵物保險'],
  DH: ['Domestic helper', '家傭保險'],
  MEDICAL: ['Medical', '醫療保險'],
  GOLF: ['Golf', '高爾夫球保險'],
};

type Kind = 'brochure' | 'wording' | 'csv' | 'txt' | 'xml' | 'xlsx';

/** What the library holds of each insurer. */
const held: readonly (readonly [InsurerCode, LineCode, readonly Kind[]])[] = [
  ['LPG', 'TRAVEL', ['brochure', 'wording', 'xlsx']],
  ['LPG', 'HOME', ['brochure', 'wording']],
  ['LPG', 'MOTOR', ['brochure', 'wording', 'csv']],
  ['LPG', 'MEDICAL', ['brochure', 'wording']],
  ['SFY', 'TRAVEL', ['brochure', 'wording', 'csv']],
  ['SFY', 'OS', ['brochure', 'xlsx']],
  ['JDF', 'HOME', ['brochure', 'wording']],
  ['JDF', 'FIRE', ['brochure', 'txt']],
  ['BRG', 'PA', ['brochure', 'wording', 'xlsx']],
  ['CPW', 'MOTOR', ['brochure', 'wording', 'xml']],
  ['OVI', 'MEDICAL', ['brochure', 'wording', 'xlsx']],
  ['EGP', 'PET', ['brochure', 'wording']],
  ['EGP', 'DH', ['brochure', 'csv']],
  ['MQD', 'TRAVEL', ['brochure', 'txt']],
  ['TDC', 'GOLF', ['brochure', 'wording']],
  ['FLM', 'FIRE', ['brochure', 'xml']],
  ['CGV', 'PET', ['wording', 'xlsx']],
];

const kindNames: Record<Kind, readonly [en: string, zh: string]> = {
  brochure: ['product brochure', '產品小冊子'],
  wording: ['policy wording', '保單條款'],
  csv: ['benefit table', '保障表'],
  txt: ['benefits in plain text', '保障一覽（純文字）'],
  xml: ['benefit data', '保障資料'],
  xlsx: ['benefit workbook', '保障試算表'],
};

function fileOf(insurer: InsurerCode, line: LineCode, kind: Kind): LibrarySeed {
  const { brand, brandZh } = insurers[insurer];
  const [product, productZh] = productNames[line];
  const [kindName, kindNameZh] = kindNames[kind];
  const title = `${brand} ${product}: ${kindName}`;
  const titleZh = `${brandZh}${productZh}：${kindNameZh}`;
  const isPrinted = kind === 'brochure' || kind === 'wording';
  const fileName = isPrinted
    ? `${insurer}_${line}_${kind === 'wording' ? 'policy' : 'brochure'}.pdf`
    : `${insurer}_${line}_benefits.${kind}`;
  const recipe: Recipe = isPrinted
    ? { kind: 'product', fileName, language: 'en' }
    : {
        kind: 'benefits',
        format: kind,
        line,
        insurer,
        title: { en: `${brand} ${product}`, zhHant: `${brandZh}${productZh}` },
      };
  return {
    insurer,
    line,
    title,
    titleZh,
    productName: `${brand} ${product}`,
    productNameZh: `${brandZh}${productZh}`,
    fileName,
    recipe,
  };
}

/** Documents of insurers and products in the demonstration. */
export const library: readonly LibrarySeed[] = held.flatMap(([insurer, line, kinds]) =>
  kinds.map((kind) => fileOf(insurer, line, kind)),
);

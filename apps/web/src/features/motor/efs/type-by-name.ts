import { type MotorFileType, motorFileTypes } from '@onegi/contract/fields/motor';
import { MADE_BY_PORTAL } from '@onegi/contract/motor/document-rules';

/** What scanned documents are usually called, in both languages; the first that fits counts. */
const words: readonly (readonly [MotorFileType, RegExp])[] = [
  ['E05', /ncb|ncd|no.?claim|無索償/],
  ['E04', /driv(ing|er)|licen[cs]e|駕駛|執照/],
  ['E09', /payment|paid|receipt|cheque|付款|收據|支票/],
  ['E06', /invoice|valuation|purchase|估值|購車/],
  ['E07', /photo|picture|相片|照片/],
  ['E08', /inspect|驗車/],
  ['E11', /letter|mail|correspond|書信|電郵/],
  ['E02', /vrd|registration|logbook|登記文件|牌簿/],
  ['E03', /hkid|id.?card|identity|passport|身份證|商業登記|(^|[^a-z])br([^a-z]|$)/],
  ['E01', /proposal|投保書/],
];

/** The type that a file's name speaks of: `E04 licence.pdf`, `NCD proof.jpg`; undefined where it says nothing. */
export function typeByName(fileName: string): MotorFileType | undefined {
  const name = fileName.toLowerCase();
  const [, number] = /(?:^|[^a-z0-9])e(\d{1,2})(?!\d)/.exec(name) ?? [];
  const coded = motorFileTypes.find((type) => number && Number(type.slice(1)) === Number(number));
  const found = coded ?? words.find(([, word]) => word.test(name))?.[0];
  // What the portal makes is uploaded by nobody.
  return found === MADE_BY_PORTAL ? undefined : found;
}

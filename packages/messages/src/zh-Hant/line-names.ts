import type { lineNames as english } from '../en/line-names.ts';

export const lineNames = {
  TRAVEL: { name: '旅遊', full: '旅遊保險' },
  HOME: { name: '家居', full: '家居保險' },
  FIRE: { name: '火險', full: '火險' },
  OS: { name: '留學', full: '海外留學保險' },
  MOTOR: { name: '汽車', full: '汽車保險' },
  PA: { name: '個人意外', full: '個人意外保險' },
  PET: { name: '寵物', full: '寵物保險' },
  DH: { name: '家傭', full: '家傭保險' },
  MEDICAL: { name: '醫療', full: '醫療保險' },
  GOLF: { name: '高爾夫', full: '高爾夫球保險' },
} satisfies typeof english;

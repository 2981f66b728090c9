import type { examples as english } from '../en/examples.ts';

export const examples = {
  TRAVEL: '亞洲 {days}\u00a0日，一名成人',
  HOME: '500\u00a0平方呎或以下單位，一年',
  FIRE: '樓齡 20\u00a0年，保額 HK$3,000,000，一年',
  OS: '一名學生，一年',
  MOTOR: '豐田 Noah {year}\u00a0年，HK$200,000，無索償折扣\u00a060%，一年',
  PA: '辦公室工作（第\u00a01\u00a0類），一年',
  PET: '兩歲狗隻，一年',
  DH: '菲律賓籍家傭，一年',
  MEDICAL: '30\u00a0歲住院保障，一年',
  GOLF: '一名高爾夫球手，一年',
} satisfies typeof english;

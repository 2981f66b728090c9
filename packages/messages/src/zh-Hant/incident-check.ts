import type { incidentCheck as english } from '../en/incident-check.ts';

export const incidentCheck = {
  title: '會賠償多少？',
  lead: '選擇一項事故，逐步了解{count, plural, =1 {此計劃} other {各計劃}}的賠償。',
  incident: '發生甚麼事？',
  all: '所有事故',
  choose: '請選擇事故',
  example: '以下是常見例子，可按你的情況更改。',
  mostPaid: '賠償最多',
  chooseAnswer: '請選擇',
  open: '尚待回答：{questions}。',
  separator: '、',
  minutes: '另加分鐘',
  minuteUnit: '分鐘',
  exclusions: '主要不保事項',
  conditions: '賠償條件',
  verdict: {
    pays: '賠償 {amount}',
    'pays-up-to': '最高賠償 {amount}',
    'does-not-pay': '不獲賠償',
  },
  steps: '計算方法',
  status: '{plan}：{verdict}。',
  checking: '計算中',
} satisfies typeof english;

import type { purchases as english } from '../en/purchases.ts';

export const purchases = {
  checks: {
    totalChanged: '總額為 HK${total}，請核對後再確認',
  },
  notesDescription: '保單 {policyNumber} 保費',
  paymentDescription: '保險：{insurer} {plan}',
  handedOver: '投保申請已傳送予客戶',
  documents: { schedule: '保單承保表', certificate: '汽車保險證明書', receipt: '收據', wording: '保單條款' },
  calendar: {
    begins: '保障開始：{plan}',
    ends: '保障最後一日：{plan}',
    renew: '記得續保：{plan}',
    policy: '保單號碼 {policyNumber}',
    emergency: '24 小時緊急支援電話：{phone}',
  },
} satisfies typeof english;

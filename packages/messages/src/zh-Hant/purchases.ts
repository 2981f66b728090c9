import type { purchases as english } from '../en/purchases.ts';

export const purchases = {
  checks: {
    applicantTravels: '投保人同行時，第一位旅客的身份證號碼必須與投保人相同',
    sameBirthAsApplicant: '第一位旅客為投保人，出生日期必須相同',
    applicantListed: '此為投保人的身份證號碼，請選擇投保人同行',
    selfIsApplicant: '只有投保人可選「本人」',
    totalChanged: '總額為 HK${total}，請核對後再確認',
  },
  paymentDescription: '旅遊保險：{insurer} {plan}',
  documents: { schedule: '保單承保表', receipt: '收據', wording: '保單條款' },
} satisfies typeof english;

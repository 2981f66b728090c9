import type { purchases as english } from '../en/purchases.ts';

export const purchases = {
  checks: {
    applicantFirst: '第一位為投保人，身份證號碼必須相同',
    sameBirthAsApplicant: '第一位為投保人，出生日期必須相同',
    sameNameAsApplicant: '第一位為投保人，姓名必須相同',
    applicantListed: '此為投保人的身份證號碼，請選擇投保人亦受保',
    selfIsApplicant: '只有投保人可選「本人」',
    totalChanged: '總額為 HK${total}，請核對後再確認',
  },
  paymentDescription: '保險：{insurer} {plan}',
  handedOver: '投保申請已傳送予客戶',
  documents: { schedule: '保單承保表', receipt: '收據', wording: '保單條款' },
} satisfies typeof english;

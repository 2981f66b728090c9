import type { motorMails as english } from '../en/motor-mails.ts';

export const motorMails: typeof english = {
  facts: { rule: '轉介原因', field: '需更正項目', note: '備註', expires: '有效至' },
  referred: {
    subject: '汽車個案 {quotationNumber} 已轉介核保',
    heading: '有汽車個案轉介給你',
    intro: '此個案因以下規則轉介核保員，核保批准前不能確認。',
  },
  cleared: {
    subject: '汽車個案 {quotationNumber} 核保已批',
    heading: '你的汽車個案核保已批',
    intro: '核保員已批准此個案。請核對保費，並於有效期內確認個案。',
  },
  declined: {
    subject: '汽車個案 {quotationNumber} 不獲承保',
    heading: '你的汽車個案不獲承保',
    intro: '核保員基於以下原因不接納此個案。',
  },
  returned: {
    subject: '汽車個案 {quotationNumber} 退回更正',
    heading: '有汽車個案退回給你',
    intro: '此個案的資料與文件不符。請更正以下項目，然後再次確認個案。',
  },
  approved: {
    subject: '汽車個案 {quotationNumber} 已簽發保單',
    heading: '保單已簽發',
    intro: '你的汽車個案已獲批核。保單及繳費通知單可在保單服務查閱。',
  },
  lapsed: {
    subject: '汽車個案 {quotationNumber} 已失效',
    heading: '有汽車個案已失效',
    intro: '此報價 30 天內未獲確認，現已失效。如客戶仍有需要，你可複製此個案。',
  },
};

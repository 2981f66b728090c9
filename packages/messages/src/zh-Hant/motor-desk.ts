import type { motorDesk as english } from '../en/motor-desk.ts';

export const motorDesk = {
  description: '汽車保險個案：由經紀報價至批核保單。',
  titles: {
    quotation: '汽車保險報價',
    generate: '待產生保單',
    audit: '待審核',
    approval: '待批核',
    enquiry: '汽車個案查詢',
  },
  leads: {
    quotation: '未確認的草稿、報價及退回更正的個案。',
    generate: '已確認，待發出暫保單的個案。',
    audit: '已產生保單，待與文件核對的個案。',
    approval: '已審核的個案。曾處理個案的人不可批核該個案。',
    enquiry: '所有狀態的個案。',
  },
  steps: { label: '個案步驟', detail: '基本資料', premium: '保費及文件影像' },
  back: '返回',
  mandatory: '※ Mandatory 必須輸入',
  missingTitle: '找不到此個案',
  missingText: '請核對報價編號，或在列表中尋找。',
} satisfies typeof english;

import type { enquiries as english } from '../en/enquiries.ts';

export const enquiries = {
  nameEmpty: '請輸入姓名',
  enquiryEmpty: '請填寫查詢內容',
  enquiryLong: '最多 50 個字元',
  received: '多謝查詢。我們已收到你的查詢 {enquiryNumber}，將以電郵回覆。',
  answered: '已標示為已回覆',
  reopened: '已重新列為待回覆',
} satisfies typeof english;

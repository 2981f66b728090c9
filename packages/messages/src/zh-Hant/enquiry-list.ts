import type { enquiryList as english } from '../en/enquiry-list.ts';

export const enquiryList = {
  title: '客戶查詢',
  description: '訪客經「聯絡我們」頁面送出的查詢。',
  lead: '訪客經「聯絡我們」頁面送出的查詢。請以電郵回覆，然後標示為已回覆。',
  state: '狀態',
  allStates: '所有狀態',
  states: { open: '待回覆', answered: '已回覆' },
  answer: '標示為已回覆',
  reopen: '重新列為待回覆',
  marked: '{number} 已標示為已回覆。',
  opened: '{number} 已重新列為待回覆。',
  empty: { all: '暫無查詢', open: '沒有待回覆的查詢', answered: '沒有已回覆的查詢' },
  columns: {
    number: '查詢編號',
    sentAt: '送出時間',
    name: '姓名',
    email: '電郵',
    phone: '電話',
    enquiry: '查詢內容',
    answeredBy: '回覆者',
    answeredAt: '回覆時間',
  },
} satisfies typeof english;

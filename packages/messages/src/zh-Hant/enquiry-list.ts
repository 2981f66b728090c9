import type { enquiryList as english } from '../en/enquiry-list.ts';

export const enquiryList = {
  title: '客戶查詢',
  description: '訪客經「聯絡我們」頁面送出的查詢。',
  lead: '訪客在聯絡頁提出的查詢。開啟後可在此以電郵回覆。',
  state: '狀態',
  allStates: '所有狀態',
  states: { waiting: '待回覆', open: '新查詢', assigned: '已分派', answered: '已回覆', closed: '已結束' },
  answer: '標示為已回覆',
  reopen: '重新列為待回覆',
  reply: '回覆',
  close: '結束（不作回覆）',
  closed: '{number} 已結束。',
  marked: '{number} 已標示為已回覆。',
  opened: '{number} 已重新列為待回覆。',
  earlierAnswers: '較早的回覆',
  empty: { all: '未有查詢', waiting: '沒有待回覆的查詢', some: '沒有此狀態的查詢' },
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

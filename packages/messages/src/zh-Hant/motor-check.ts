/** The page that says whether a number of a motor document gives cover. */
export const motorCheck = {
  title: '查核汽車保險文件',
  description: '查核暫保單或汽車保險證明書今日是否有效。',
  lead: '按文件上印列的編號查核。',
  valid: '有效',
  validText: '文件 {number} 於 {date} 有效。',
  notValid: '無效',
  notValidText: '按此編號，於 {date} 並無有效保障。',
  notValidHint: '請核對文件上的編號。投保書及報價單並不提供保障。',
  contact: '聯絡我們',
};

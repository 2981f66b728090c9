import type { insurerContacts as english } from '../en/insurer-contacts.ts';

export const insurerContacts = {
  title: '保險公司聯絡資料',
  description: '向各保險公司發送回覆連結的電郵地址。',
  lead: '向各保險公司發送連結的電郵地址，保險公司經連結閱讀個案及回覆。未有專用聯絡資料的業務類別，會使用「其他所有類別」的電郵。',
  none: '未有聯絡資料：發出個案時不會附上連結。',
  others: '其他所有類別',
  languages: { en: '英文', 'zh-Hant': '繁體中文' },
  add: '新增聯絡資料',
  addTo: '為{insurer}新增聯絡資料',
  change: '更改',
  changeOf: '更改{insurer}的聯絡資料：{product}',
  remove: '移除',
  removeOf: '移除{insurer}的聯絡資料：{product}',
  product: '業務類別',
  email: '電郵',
  language: '電郵語言',
  languageNames: { en: '英文', 'zh-Hant': '繁體中文' },
  save: '儲存',
  saved: '已儲存{insurer}的聯絡資料',
  removeQuestion: '移除{insurer}的此項聯絡資料？',
  removeText: '{product}：{email}。已發送至此電郵的連結仍然有效。',
} satisfies typeof english;

import type { work as english } from '../en/work.ts';

export const work = {
  waiting: {
    requestsOpen: '待回覆的報價要求',
    requestsMine: '由你跟進的報價要求',
    requestsLate: '同事逾時未覆的報價要求',
    insurersAsking: '保險公司要求補充資料',
    casesAccepted: '已接納報價，待簽發保單',
    casesPending: '待你補充資料的個案',
    offersToAnswer: '待你回覆的報價',
    enquiriesOpen: '待回覆的客戶查詢',
    paymentsUnresolved: '未有結果的付款',
    refundsDue: '待退款',
    newsDrafts: '待批核的最新消息',
    activityDrafts: '待批核的活動',
    libraryDrafts: '待批核的產品文件',
    claimFormDrafts: '待批核的索償表格',
    faqDrafts: '待批核的索償常見問題',
    linksUnpaid: '待付款的投保連結',
    applicationsUnpaid: '待付款的投保申請',
    quotesExpiring: '即將到期的報價',
  },
  kinds: {
    policy: '保單',
    request: '報價要求',
    enquiry: '客戶查詢',
    client: '客戶',
    user: '用戶',
    plan: '計劃',
    insurer: '保險公司',
  },
  found: {
    period: '{start} 至 {end}',
    application: '未完成的投保申請',
    by: '{of}，{name}；按{by, select, email {電郵 {shown}} phone {電話 {shown}} hkid {香港身份證 {shown}} passport {護照 {shown}} name {姓名} other {姓名及出生日期}}找到',
  },
  checks: { short: '請輸入最少 2 個字元' },
} satisfies typeof english;

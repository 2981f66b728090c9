import type { work as english } from '../en/work.ts';

export const work = {
  waiting: {
    requestsOpen: '待回覆的報價申請',
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
    application: '投保申請',
    request: '報價申請',
    enquiry: '客戶查詢',
    client: '客戶',
    user: '用戶',
    plan: '計劃',
    insurer: '保險公司',
  },
  checks: { short: '請輸入最少 2 個字元' },
} satisfies typeof english;

import type { commercial as english } from '../en/commercial.ts';

export const commercial = {
  states: {
    draft: '草稿',
    waiting: '等待回覆',
    pending: '待補資料',
    closed: '已拒絕',
    accepted: '已接納',
    expired: '已逾期',
  },
  transactionTypes: { newBusiness: '新生意', renewal: '續保', endorsement: '批改' },
  list: {
    number: '申請編號',
    state: '狀態',
    allStates: '全部',
    requestedFrom: '申請日期由',
    requestedUntil: '申請日期至',
    insuredName: '受保人名稱',
    product: '產品類別',
    allProducts: '所有產品類別',
    transactionType: '業務類別',
    allTransactionTypes: '所有業務類別',
    startsOn: '保險期由',
    endsOn: '保險期至',
    requestedAt: '申請日期',
    consultantCode: 'TR 編號',
  },
} satisfies typeof english;

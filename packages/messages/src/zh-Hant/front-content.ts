import type { frontContent as english } from '../en/front-content.ts';

export const frontContent = {
  pricesTitle: '今日保費',
  pricesLead: '每類保險一個例子，價格已包括徵費。按下即可查看該例子的所有計劃。',
  from: '{price} 起',
  onRequest: '專人報價',
  incidentTitle: '{incident}：各計劃賠多少',
  incidentLead: '旅途中（{example}）被偷一部價值 {loss} 的手機，按 OneGI 上每個計劃的保障條款計算。',
  insurer: '保險公司',
  tiers: { B: '基本', S: '標準', P: '尊尚' },
  paysNothing: '不賠償',
  incidentLink: '查看這些計劃及價格',
  differentTitle: '我們有何不同',
  different: {
    price: {
      title: '所見價格就是付款價格',
      text: '已包括徵費，價格保留至保障生效為止（最長 30 日），與收據金額分毫不差。',
    },
    all: {
      title: '不會遺漏任何計劃',
      text: '列出每間保險公司的所有計劃，包括須由專人報價的計劃。',
    },
    first: {
      title: '先看價格，後填資料',
      text: '先比較計劃，到投保時才需要提供個人資料。',
    },
  },
} satisfies typeof english;

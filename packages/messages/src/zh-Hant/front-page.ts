import type { frontPage as english } from '../en/front-page.ts';

export const frontPage = {
  title: 'OneGI',
  description: '比較香港保險公司的旅遊、家居、汽車、醫療等十類保險。毋須登記即可查看所有價格，保費已包括徵費。',
  headline: '先看清價格，再比較保障',
  lead: '多間保險公司的計劃並列比較，保費已包括徵費，毋須先留下姓名。',
  chooseLine: '你想投保甚麼？',
  more: '更多',
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

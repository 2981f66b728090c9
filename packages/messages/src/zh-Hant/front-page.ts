import type { frontPage as english } from '../en/front-page.ts';

export const frontPage = {
  title: '比較香港保險價格',
  description: '比較香港保險公司的旅遊、家居、汽車、醫療等十類保險。毋須登記即可查看所有價格，保費已包括徵費。',
  headline: '先看清價格，再比較保障',
  lead: '多間保險公司的計劃並列比較，保費已包括徵費，毋須先留下姓名。',
  chooseLine: '你想投保甚麼？',
  more: '更多',
} satisfies typeof english;

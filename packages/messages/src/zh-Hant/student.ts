import type { student as english } from '../en/student.ts';

export const student = {
  form: {
    label: '留學資料',
    coverYears: '保險期',
    persons: '人數',
    startOn: '保障首日',
    choices: { coverYears: { '1': '1 年', '2': '2 年' } },
    startHelp: '由今日起計，最多 {days} 日內。',
  },
  search: {
    title: '海外留學保險搜尋',
    description: '輸入保險期及生效日期，即時比較香港各保險公司的海外留學保險價格。',
    headline: '你的留學計劃',
    lead: '只需三項資料，毋須個人資料，即時顯示價格。',
  },
  landing: {
    title: '海外留學保險',
    description: '比較香港保險公司的一年或兩年海外留學保險：保費已包括徵費，保障並列比較。',
    headline: '一分鐘比較海外留學保險',
    lead: '一年或兩年，保障遍及全球，即時顯示所有價格，已包括徵費。',
    point: '2 至 3 人一同投保減\u00a05%，4 人或以上減\u00a08%',
  },
} satisfies typeof english;

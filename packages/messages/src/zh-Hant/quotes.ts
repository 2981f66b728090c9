import type { quotes as english } from '../en/quotes.ts';

export const quotes = {
  line: { TRAVEL: '旅遊保險' },
  tripType: { S: '單次旅程', A: '全年保障' },
  destination: { M: '中國內地', A: '亞洲', W: '環球' },
  party: { I: '個人', F: '家庭' },
  travelSingle: '{tripType} · {destination} · {departOn} 至 {returnOn}（{days} 日）· {people}',
  travelAnnual: '{tripType} · {destination} · 由 {departOn} 起 · {people}',
  people: '{adults} 名成人{children, plural, =0 {} other {、# 名小童}}',
  family: '{people}（家庭）',
  noCover: '不包括：{benefits}',
  benefitSeparator: '、',
  levy: '保費已包括保險業監管局徵費 {rate}%（上限 HK${cap}）',
  linkSent: '投保連結已傳送',
  noLevy: '毋須繳付保險業監管局徵費',
} satisfies typeof english;

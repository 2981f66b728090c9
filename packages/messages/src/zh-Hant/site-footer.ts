import type { siteFooter as english } from '../en/site-footer.ts';

export const siteFooter = {
  links: '所有頁面',
  demoTitle: '示範網站：',
  demo: '所有保險公司、計劃及價格均屬虛構，並不出售真實保障。',
  hotlineNote: '非辦公時間亦可投保。報價有效至保障生效為止，最長 30 日。',
  reference: '所有報價只供參考，並須以保險公司的最終確認為準。',
  rights: '© OneGI',
} satisfies typeof english;

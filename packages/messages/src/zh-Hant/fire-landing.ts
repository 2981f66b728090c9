import type { fireLanding as english } from '../en/fire-landing.ts';

export const fireLanding = {
  covered: {
    structure: { title: '樓宇結構', text: '重建或維修樓宇結構，最高賠償全數投保額。' },
    fire: { title: '火災及爆炸', text: '火災、雷電，以及家用鍋爐或氣體爆炸。' },
    typhoon: { title: '颱風及水浸', text: '風暴、水浸及水管爆裂（標準及尊尚計劃）。' },
    debris: { title: '清理殘骸', text: '損毀後清理現場的費用。' },
    accommodation: { title: '臨時居所', text: '維修期間的住宿費用（標準及尊尚計劃）。' },
    liability: { title: '業主責任', text: '作為業主的法律責任（標準及尊尚計劃）。' },
  },
  compareCaption: '以{insurer}為例，每個保單年度的限額',
  questions: {
    sum: { q: '應投保多少？', a: '應按全數重建成本投保，或按銀行要求以貸款額投保。投保不足將按比例賠償。' },
    contents: { q: '個人財物是否受保？', a: '不包括。傢俬、自行加裝的裝修及金錢屬家居保險的範圍。' },
    who: { q: '誰可以投保？', a: '只限業主或按揭人。' },
    old: { q: '樓齡超過 60 年怎麼辦？', a: '計劃會列出並顯示「索取報價」，專人會於 24 小時內聯絡你。' },
  },
} satisfies typeof english;

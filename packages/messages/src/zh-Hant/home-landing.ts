import type { homeLanding as english } from '../en/home-landing.ts';

export const homeLanding = {
  covered: {
    contents: { title: '家居財物', text: '傢俬、電器、衣物及貴重物品因火災、水漬、盜竊或意外而損失。' },
    interior: { title: '室內裝修', text: '屬於你的固定裝置及裝修。' },
    accommodation: { title: '臨時居所', text: '受保事故後單位未能居住，每日獲發住宿津貼。' },
    moving: { title: '搬遷及裝修', text: '搬遷或裝修期間的個人財物。' },
    theft: { title: '門鎖、窗戶及現金', text: '爆竊後更換門鎖及窗戶，以及失竊的現金。' },
    liability: { title: '法律責任', text: '作為住戶的法律責任，例如水管爆裂，水浸樓下單位。' },
  },
  compareCaption: '以{insurer}為例，每個保單年度的限額',
  questions: {
    building: {
      q: '樓宇結構是否受保？',
      a: '家居財物保險不包括樓宇結構。部分計劃可加購樓宇結構保障，火險亦專為樓宇結構而設。',
    },
    area: {
      q: '甚麼是建築面積？',
      a: '售樓說明書或租約所列的面積，包括露台及公用地方的攤分。如只知道實用面積，可大約加三分之一計算。',
    },
    vacant: { q: '長時間離家怎麼辦？', a: '單位連續空置逾 60 日，盜竊保障即暫停。' },
    tenant: {
      q: '租客可以投保嗎？',
      a: '可以。保障你的個人財物及法律責任；標準及尊尚計劃更包括租客對業主的責任。',
    },
  },
} satisfies typeof english;

import type { home as english } from '../en/home.ts';

export const home = {
  form: {
    label: '你的家居',
    areaBand: '建築面積',
    areaSqFt: '建築面積（平方呎）',
    sqFt: '平方呎',
    buildingType: '樓宇類型',
    buildingAge: '樓齡',
    areaHelp: '以售樓說明書或租約為準，1 至 5,000 平方呎。',
    choices: {
      areaBand: {
        '01': '500 平方呎以下',
        '02': '501–700 平方呎',
        '03': '701–1,000 平方呎',
        '04': '1,001–1,250 平方呎',
        '05': '1,251–1,500 平方呎',
        '06': '其他',
      },
      buildingType: { A: '住宅大廈', H: '獨立屋或村屋（最高 3 層）' },
      buildingAge: { W: '35 年或以內', M: '35 年以上' },
    },
  },
  search: {
    title: '家居保險搜尋',
    description: '輸入單位面積及樓齡，即時比較香港各保險公司的家居保險價格。',
    headline: '你的家居',
    lead: '只需三項資料，毋須個人資料，即時顯示價格。',
    sizeTitle: '面積',
    buildingTitle: '樓宇',
  },
  landing: {
    title: '家居保險',
    description: '比較香港保險公司的家居保險：保費已包括徵費，保障並列比較，網上投保。',
    headline: '一分鐘比較家居保險',
    lead: '即時顯示所有價格，已包括徵費，毋須提供姓名或地址。',
    point: '住宅單位、獨立屋及村屋，1 至 5,000 平方呎',
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
  },
} satisfies typeof english;

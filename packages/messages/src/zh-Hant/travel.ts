import type { travel as english } from '../en/travel.ts';

export const travel = {
  form: {
    label: '你的旅程',
    tripType: '保障類別',
    destination: '目的地',
    choices: {
      tripType: { S: '單次旅程', A: '全年保障' },
      destination: { M: '中國內地', A: '亞洲', W: '環球' },
      party: { I: '個人', F: '家庭' },
    },
    hints: {
      destination: {
        M: '包括澳門',
        A: '日本、韓國、台灣、泰國及其他 14 個地方，亦包括中國內地',
        W: '全球各地，受制裁地區除外',
      },
    },
    departOn: '出發日期',
    startOn: '保障生效日期',
    returnOn: '回程日期',
    length: '{days, plural, =1 {共 1 日} other {共 # 日，首尾兩日計算在內}}',
    longest: '單次旅程最長為 {days} 日。',
    annualNote: '12 個月內旅程次數不限，每次最長 90 日。',
    party: '旅客',
    withSpouse: '配偶同行',
    adults: '成人',
    children: '小童',
    definitions: '定義',
    familyDefinition: '成人家庭指本人及配偶，連同最少 1 名子女。',
    childrenDefinition: '小童指 6 星期至 17 歲。',
    familyChildrenDefinition: '家庭子女須與同行成人有直系親屬關係。',
  },
  search: {
    title: '旅遊保險搜尋',
    description: '輸入旅程資料，即時比較香港各保險公司的旅遊保險價格。',
    headline: '你的旅程',
    lead: '只需六項資料，毋須個人資料，即時顯示價格。',
    whenTitle: '地點及日期',
    whoTitle: '同行人士',
  },
  landing: {
    title: '旅遊保險',
    description: '比較香港保險公司的單次及全年旅遊保險：保費已包括徵費，保障並列比較，網上投保。',
    headline: '一分鐘比較旅遊保險',
    lead: '即時顯示所有價格，已包括徵費，毋須提供姓名或電話。',
    point: '單次旅程 1 至 182 日，或全年保障',
    covered: {
      medical: { title: '海外醫療費用', text: '旅程中患病或受傷的住院及診症費用，以及返港後 90 日內的跟進治療。' },
      evacuation: { title: '緊急醫療運送', text: '運送至合適的醫院，或送返香港。' },
      cancellation: { title: '取消及縮短旅程', text: '未能出發或須提早結束旅程時，無法取回的預付費用。' },
      baggage: { title: '行李及錢財', text: '個人物品、旅遊證件及現金的遺失、失竊或損毀。' },
      delay: { title: '旅程延誤', text: '航班或船期每延誤滿 6 小時，可獲現金賠償。' },
      liability: { title: '個人責任', text: '令他人受傷或財物損毀時的法律責任。' },
    },
    compareCaption: '以{insurer}為例，每名受保人每次旅程的限額',
    questions: {
      when: { q: '何時投保？', a: '必須於離港前投保。出發後保障不能生效。' },
      family: {
        q: '怎樣才算家庭？',
        a: '本人及配偶，或只有本人，連同最少 1 名與同行成人有直系親屬關係的子女。一個家庭保費已保障所有子女。',
      },
      annual: {
        q: '全年保障何時較划算？',
        a: '全年保障不限旅程次數，每次最長 90 日。一般而言，每年約七次或以上的五日旅程，全年保障較單次保障便宜。',
      },
      existing: { q: '已有的疾病可獲保障嗎？', a: '不可以。出發前已存在的疾病或受傷不獲保障。' },
      change: { q: '可以退款嗎？', a: '單次旅程保單一經簽發，保費恕不退還。' },
    },
  },
} satisfies typeof english;

import type { accidentLanding as english } from '../en/accident-landing.ts';

export const accidentLanding = {
  covered: {
    death: { title: '身故及傷殘', text: '意外後獲發一筆過賠償，按全數或保單的賠償表計算。' },
    medical: { title: '醫療費用', text: '意外後的診症及住院費用，每宗意外重新計算。' },
    therapy: { title: '治療', text: '跌打、針灸、物理治療及脊醫，按次賠償。' },
    income: { title: '住院現金及每週津貼', text: '住院每日現金，以及未能工作期間的每週津貼（標準及尊尚計劃）。' },
    liability: { title: '個人責任', text: '令他人受傷或財物損毀時的法律責任（標準及尊尚計劃）。' },
    assistance: { title: '緊急支援', text: '全球電話緊急支援服務。' },
  },
  compareCaption: '以{insurer}為例，每名成人的限額',
  questions: {
    class: {
      q: '為何要提供職業？',
      a: '職業影響意外的風險，因而影響保費。第 1 類為文職，第 4 類涉及重型工具及機械。第 5 類職業不設網上投保，可索取報價，專人會於 24 小時內聯絡你。',
    },
    illness: { q: '疾病可獲保障嗎？', a: '不可以。本計劃只保障意外；疾病的治療屬醫療保險的範圍。' },
    family: {
      q: '家庭保費如何計算？',
      a: '你與配偶一同投保，保費減一成。每名子女另加保費，最多收取三名。子女的投保額為成人的 20%，最高 HK$300,000。',
    },
    age: {
      q: '誰可以受保？',
      a: '18 至 65 歲成人，可續保至 75 歲；以及 6 星期至 17 歲的子女，或 23 歲或以下的全日制學生。',
    },
    change: { q: '轉職怎麼辦？', a: '請通知保險公司。職業類別改變或須調整保費，未有通知可能令賠償減少。' },
  },
} satisfies typeof english;

import type { Faq } from './faq.ts';

export const pet: readonly Faq[] = [
  {
    question: 'Which veterinary clinics may I use?',
    questionZh: '可到哪些獸醫診所？',
    answer:
      'Any clinic with a veterinary surgeon registered in Hong Kong. Pay first and claim with the itemised receipt and the diagnosis.',
    answerZh: '任何有香港註冊獸醫的診所均可。請先付款，再憑收費明細及診斷索償。',
  },
  {
    question: 'Is there a waiting period?',
    questionZh: '有沒有等候期？',
    answer:
      'Yes, for illness; it begins with the first policy and not again at renewal. Accidents are covered sooner. Your plan’s benefit table shows the number of days.',
    answerZh: '疾病設有等候期，由首份保單起計，續保無須重新計算；意外的等候期較短。日數載於計劃的保障表。',
  },
  {
    question: 'Are vaccinations and check-ups paid?',
    questionZh: '疫苗及身體檢查可獲賠償嗎？',
    answer:
      'Not as treatment. Some plans with a wellness benefit give a yearly amount for vaccination, dental cleaning or neutering.',
    answerZh: '並不屬治療費用。部分附有保健保障的計劃每年提供定額，用於疫苗、洗牙或絕育。',
  },
  {
    question: 'My dog bit somebody. What now?',
    questionZh: '我的狗隻咬傷人，應怎樣做？',
    answer:
      'See that the person is treated, exchange details, and report to the insurer at once. If third-party liability was chosen it deals with the demand; do not promise money yourself.',
    answerZh:
      '先協助傷者求醫及交換資料，並立即通知保險公司。如已選購第三者責任，保險公司會處理對方要求，請勿自行承諾賠償。',
  },
  {
    question: 'Is a condition that my cat had before covered?',
    questionZh: '貓隻投保前已有的病症是否受保？',
    answer:
      'No. Conditions with signs before the policy or in the waiting period are excluded, as are those that come with the breed where the wording says so.',
    answerZh: '不受保。投保前或等候期內已出現徵狀的病症，以及條款列明的遺傳性病症，均屬不保事項。',
  },
  {
    question: 'Why do you ask for the microchip number?',
    questionZh: '為何需要晶片號碼？',
    answer:
      'It proves that the animal treated is the one insured. For dogs a microchip and a licence are required by law from five months of age.',
    answerZh: '用以證明接受治療的動物即為受保寵物。法例規定狗隻五個月大起必須植入晶片及領取牌照。',
  },
];

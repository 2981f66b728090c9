import type { Faq } from './faq.ts';

export const helper: readonly Faq[] = [
  {
    question: 'My helper was hurt at work. What does the law ask of me?',
    questionZh: '家傭在工作時受傷，法例要求我怎樣做？',
    answer:
      'Report it to the Labour Department on Form 2 within 14 days when she is unfit for more than three days, and within 7 days for a death. Tell the insurer at the same time and keep all sick leave certificates.',
    answerZh:
      '如喪失工作能力超過三日，須於 14 日內以表格 2 向勞工處呈報；死亡個案須於 7 日內呈報。請同時通知保險公司並保留所有病假證明書。',
  },
  {
    question: 'Do I go on paying wages during sick leave?',
    questionZh: '病假期間是否須繼續支付工資？',
    answer:
      'During leave for an injury at work you pay periodical payments of four-fifths of her earnings. The insurer pays them back to you; send wage receipts and certificates.',
    answerZh: '工傷病假期間須按期支付其收入的五分之四。保險公司會向你償還，請遞交糧單及病假證明書。',
  },
  {
    question: 'Which doctor may she see?',
    questionZh: '家傭可到哪裏求診？',
    answer:
      'Any registered doctor, unless your plan has a list of network clinics. Receipts must show her name, the diagnosis and the charge.',
    answerZh: '任何註冊醫生均可，除非計劃設有網絡診所。收據須列明其姓名、診斷及收費。',
  },
  {
    question: 'Is dental treatment covered?',
    questionZh: '牙科治療是否受保？',
    answer:
      'Where the plan has a dental benefit it covers pain relief, such as extraction, filling and abscess, at a share of the cost. Scaling and cosmetic work are not covered.',
    answerZh: '設有牙科保障的計劃涵蓋止痛治療，例如脫牙、補牙及膿腫，按百分比賠償；洗牙及美容治療不受保。',
  },
  {
    question: 'She cannot work any more and must go home. Who pays?',
    questionZh: '家傭無法繼續工作須返國，費用由誰支付？',
    answer:
      'Plans with repatriation pay the ticket and needed escort, and many add the cost of a replacement helper. A registered doctor must certify that she is unfit.',
    answerZh: '設有遣返保障的計劃會支付機票及所需護送費用，不少更包括補聘費用。須由註冊醫生證明其不適合工作。',
  },
  {
    question: 'The contract ended early. Can the policy go over to a new helper?',
    questionZh: '合約提早終止，保單可否轉給新家傭？',
    answer:
      'Many insurers allow one change of name within the period. Tell us before she starts; until then the new helper is not covered.',
    answerZh: '不少保險公司容許於保障期內更改受保家傭一次。請於新家傭上任前通知我們，之前新家傭並不受保。',
  },
];

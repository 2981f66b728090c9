import type { Faq } from './faq.ts';

export const fire: readonly Faq[] = [
  {
    question: 'What does fire insurance pay that home insurance does not?',
    questionZh: '火險與家居保險的賠償有何分別？',
    answer:
      'Fire insurance pays for the building itself: walls, floors, windows and fixtures as built. Home insurance pays for contents, decoration and liability. A mortgage needs the first; your belongings need the second.',
    answerZh:
      '火險賠償樓宇結構，包括牆壁、地板、窗戶及原有裝置；家居保險賠償室內財物、裝修及法律責任。按揭須有火險，個人財物則須家居保險。',
  },
  {
    question: 'Who receives the money when my flat is mortgaged?',
    questionZh: '單位已按揭，賠款由誰收取？',
    answer:
      'The bank is named on the policy. Larger payments are made to it, or to the contractor with its consent. Tell the bank of the loss when you report it.',
    answerZh: '保單列明銀行為承按人，較大額賠款會支付予銀行，或經其同意後支付予承辦商。報案時請同時通知銀行。',
  },
  {
    question: 'My sum insured is lower than the cost of rebuilding. What happens?',
    questionZh: '投保額低於重建費用會怎樣？',
    answer:
      'A loss may be paid in proportion: with half of the rebuilding cost insured, half of a partial loss. Review the sum insured at every renewal; it should follow building costs, not the price of the flat.',
    answerZh:
      '賠償可能按比例計算：投保額只及重建費用一半，部分損失亦只獲賠一半。請於每次續保時檢討投保額，應以重建費用而非樓價為準。',
  },
  {
    question: 'May I clear up before the loss adjuster comes?',
    questionZh: '公證行到場前可否清理？',
    answer:
      'Do what is needed for safety and to keep the loss from growing, and photograph everything first. Leave the rest as it is until the adjuster has been there, usually within a few days.',
    answerZh: '可先拍照，再採取確保安全及防止損失擴大的措施，其餘請保持原狀，待公證行檢驗，一般於數日內到場。',
  },
  {
    question: 'Are typhoon and landslip covered?',
    questionZh: '颱風及山泥傾瀉是否受保？',
    answer:
      'Only where the benefit table of your plan lists them. Look for typhoon, flood and landslip under extra perils, and note that each has its own excess.',
    answerZh: '視乎計劃的保障表有否列明。請查看額外風險項下的颱風、水浸及山泥傾瀉，各有其墊底費。',
  },
  {
    question: 'Which report of the Fire Services Department do I need?',
    questionZh: '須取得消防處哪份報告？',
    answer:
      'The attendance or incident report. The owner or a person authorised by the owner can apply for it; it takes some weeks, so apply at once and send it when it comes.',
    answerZh: '消防處的出勤或事故報告，可由業主或其授權人申請。由於需時數星期，請即時申請，收到後補交。',
  },
];

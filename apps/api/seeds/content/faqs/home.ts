import type { Faq } from './faq.ts';

export const home: readonly Faq[] = [
  {
    question: 'A pipe burst. What should I do first?',
    questionZh: '水管爆裂，首先應做甚麼？',
    answer:
      'Shut the main valve, take photographs of the pipe and of everything wet, and call the building management. Emergency repairs to stop the water may begin at once; leave other repairs until the insurer has agreed.',
    answerZh:
      '先關上水掣，拍攝爆裂位置及所有受水損物品，並通知大廈管理處。可即時進行止水的緊急維修，其他維修須待保險公司同意。',
  },
  {
    question: 'Must I keep damaged things?',
    questionZh: '受損物品是否必須保留？',
    answer:
      'Yes, until the insurer or its loss adjuster has seen them or tells you in writing that they may be thrown away. If they must go for hygiene, photograph them first.',
    answerZh: '必須，直至保險公司或公證行檢驗，或以書面同意棄置為止。如因衞生理由必須棄置，請先拍照。',
  },
  {
    question: 'Water from my flat damaged the flat below. Am I covered?',
    questionZh: '我單位漏水損毀樓下單位，是否受保？',
    answer:
      'Home policies cover what you owe others as occupier or owner. Pass every letter on unanswered; do not admit fault or offer to pay, because that can prejudice the claim.',
    answerZh:
      '家居保險涵蓋你作為住戶或業主須負的法律責任。請將所有信件原封轉交保險公司，切勿承認責任或承諾賠償，以免影響索償。',
  },
  {
    question: 'I no longer have receipts. Can I still claim?',
    questionZh: '沒有購買單據，還可以索償嗎？',
    answer:
      'Yes. Photographs, warranty cards, card statements, manuals or the box help to prove what you had and what it cost. Valuables usually need a receipt or a valuation.',
    answerZh: '可以。照片、保養卡、信用卡月結單、說明書或包裝盒均有助證明物品及價值；貴重物品一般須有單據或估價。',
  },
  {
    question: 'My home was empty for two months. Does that matter?',
    questionZh: '家中空置了兩個月，會影響索償嗎？',
    answer:
      'It may. Theft and water damage are often not covered when a home has been unoccupied for long; the period stands in your policy under the important notes. Tell the insurer before you leave for long.',
    answerZh:
      '可能會。家居長期無人居住時，盜竊及水漬損失一般不受保，期限載於保單的重要事項。長期離開前請先通知保險公司。',
  },
  {
    question: 'How is the payment worked out?',
    questionZh: '賠償如何計算？',
    answer:
      'From the cost of repair or of a similar new thing, up to the limit of the item and of the section, less the excess. Your policy’s benefit table shows the limits.',
    answerZh:
      '按維修或重置同類新物品的費用計算，以每件物品及該項保障的限額為上限，並扣除墊底費。限額載於保單的保障表。',
  },
];

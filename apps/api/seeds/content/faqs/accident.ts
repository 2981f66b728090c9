import type { Faq } from './faq.ts';

export const accident: readonly Faq[] = [
  {
    question: 'What counts as an accident?',
    questionZh: '甚麼才算意外？',
    answer:
      'A sudden, unforeseen event from outside that alone causes bodily injury. Illness, wear of joints and strains that build up over time are not accidents, even when they are first felt at work.',
    answerZh:
      '指突如其來、不可預見、由外在因素單獨引致身體受傷的事件。疾病、關節退化及長期勞損並不屬意外，即使首次於工作時發作。',
  },
  {
    question: 'When must I see a doctor?',
    questionZh: '須於何時求診？',
    answer:
      'As soon as you can, and within the number of days that the policy names for medical expenses. Keep the first medical record: it shows that the injury came from the accident.',
    answerZh: '應盡快求診，並於保單就醫療費用所訂日數內。請保留首次診症紀錄，以證明傷勢由該意外引致。',
  },
  {
    question: 'Are bone-setting and physiotherapy paid?',
    questionZh: '跌打及物理治療可獲賠償嗎？',
    answer:
      'Where the benefit table lists them, up to a limit per visit and year. Physiotherapy needs a doctor’s referral; practitioners of Chinese medicine must be registered.',
    answerZh: '如保障表列明，可按每次及每年限額賠償。物理治療須有醫生轉介，中醫師須為註冊。',
  },
  {
    question: 'I have an employee compensation claim too. May I claim both?',
    questionZh: '同時有工傷賠償，可否一併索償？',
    answer:
      'Yes. Sums for disablement are paid beside each other. Medical costs that your employer has paid are not paid again.',
    answerZh: '可以。傷殘賠償可分別領取，但僱主已支付的醫療費用不會重複賠償。',
  },
  {
    question: 'When is permanent disablement assessed?',
    questionZh: '永久傷殘何時評估？',
    answer:
      'Once the injury has become stable, usually within 12 months of the accident. The percentage follows the scale printed in the policy wording.',
    answerZh: '傷勢穩定後評估，一般於意外後 12 個月內。百分比按保單條款的賠償表計算。',
  },
  {
    question: 'I have changed my job since I bought the policy. Is this a problem?',
    questionZh: '投保後轉了工作，有影響嗎？',
    answer:
      'Tell the insurer when the new work is of a higher class, such as from an office to a building site. A claim from work that was not told may be reduced or declined.',
    answerZh:
      '如新工作職業類別較高（例如由文職轉為地盤工作），請通知保險公司。未申報的工作所引致的索償可能被削減或拒絕。',
  },
];

import type { Faq } from './faq.ts';

export const golf: readonly Faq[] = [
  {
    question: 'My ball broke a window. Does the policy pay?',
    questionZh: '高爾夫球擊破窗戶，是否獲賠？',
    answer:
      'Damage that you cause to others while playing or practising on a recognised course is liability cover. Give your details, report it to the club, and leave the talks to the insurer.',
    answerZh: '在認可球場打球或練習時引致他人損失，屬第三者責任保障。請留下資料、通知球會，並交由保險公司處理。',
  },
  {
    question: 'What must I show for a hole-in-one?',
    questionZh: '一桿入洞須遞交甚麼證明？',
    answer:
      'The score card signed by your partner and certified by the club, and receipts of the bar on the same day. It must have been a full round on a course, not a driving range or a par-3 course where the wording says so.',
    answerZh:
      '由同場球員簽署並經球會核證的記分卡，以及當日的酒吧單據。須於球場完成整場比賽，練習場及條款列明的三桿洞球場並不適用。',
  },
  {
    question: 'Clubs were stolen from my car. Are they covered?',
    questionZh: '球桿在車內被竊，是否受保？',
    answer:
      'If they were out of sight in a locked boot and there are marks of force. Report it to the police within 24 hours and send the purchase receipts.',
    answerZh: '須存放於上鎖的車尾箱內不可見處，並有強行進入痕跡。請於 24 小時內報警並遞交購買單據。',
  },
  {
    question: 'A club broke while I was playing. Is this paid?',
    questionZh: '打球時球桿折斷，是否獲賠？',
    answer:
      'Breakage during play is covered by most plans up to a limit per club. Keep the pieces and photograph them; wear and tear is not covered.',
    answerZh: '大部分計劃涵蓋打球時的折斷，設有每枝限額。請保留殘件並拍照；正常損耗不受保。',
  },
  {
    question: 'I rent equipment on a trip. Is it insured?',
    questionZh: '旅行時租用的用具是否受保？',
    answer:
      'Equipment belongs to the policy when it is yours. Hire costs are paid where your own clubs were delayed or lost on a trip and the plan has the travel section.',
    answerZh: '只有你擁有的用具受保。如設有旅遊保障，而你的球具在旅途中延誤或遺失，租用費用可獲賠償。',
  },
  {
    question: 'Does golf insurance pay for my own injury?',
    questionZh: '高爾夫球保險會賠償我自己受傷嗎？',
    answer:
      'Plans with personal accident pay a sum for death and permanent disablement on the course, and some add medical costs. Send the medical report and the club’s incident report.',
    answerZh:
      '設有個人意外保障的計劃會就球場上的身故及永久傷殘作出賠償，部分亦包括醫療費用。請遞交醫療報告及球會的事故報告。',
  },
];

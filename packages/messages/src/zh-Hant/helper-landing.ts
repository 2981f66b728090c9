import type { helperLanding as english } from '../en/helper-landing.ts';

export const helperLanding = {
  covered: {
    employer: { title: '僱主責任', text: '符合《僱員補償條例》的規定，每宗事故最高 1\u00a0億港元。' },
    hospital: { title: '住院及手術', text: '標準及尊尚計劃提供，設 14 日等候期。' },
    clinic: { title: '門診及牙科', text: '診所診症，以及三分之二的牙科費用。' },
    repatriation: { title: '遣返費用', text: '家傭患重病、重傷或身故時的送返費用。' },
    replacement: { title: '補聘家傭', text: '因病終止合約後，重新聘請家傭的費用。' },
    honesty: { title: '忠誠及第三者責任', text: '家傭盜竊，以及家傭令他人蒙受的損失。' },
  },
  compareCaption: '以{insurer}為例，每個保單年度的限額',
  questions: {
    law: {
      q: '法例有規定嗎？',
      a: '有。所有僱主由僱傭首日起必須持有僱員補償保險，保障不可追溯生效。',
    },
    swap: { q: '更換家傭怎麼辦？', a: '保單可免費轉至新家傭。' },
    travel: { q: '家傭隨我們外遊是否受保？', a: '是。隨僱主家庭外遊，最長 60 日。' },
    pregnancy: { q: '甚麼不受保？', a: '懷孕，以及保障生效前已有的病症。' },
  },
} satisfies typeof english;

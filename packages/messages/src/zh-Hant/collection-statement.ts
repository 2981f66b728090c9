import type { collectionStatement as english } from '../en/collection-statement.ts';

export const collectionStatement = {
  title: '收集個人資料聲明',
  description: '在你向 OneGI 提供個人資料前，我們根據《個人資料（私隱）條例》須告知的事項。',
  lead: '法例規定我們須於收集個人資料前告知以下事項；詳情載於私隱政策。',
  sections: {
    why: {
      title: '收集目的',
      p1: '用以提供報價、向你選擇的保險公司遞交申請、簽發及處理保單、處理付款及索償、回覆報價要求及查詢，以及履行《保險業條例》（第\u00a041\u00a0章）的責任。',
    },
    must: {
      title: '是否必須提供',
      p1: '未有註明「選填」的欄目均須填寫；如未能提供，我們便不能為你報價、投保或作出回覆。',
    },
    recipients: {
      title: '資料轉移對象',
      p1: '你要求的保險公司、其再保險公司及理賠人員、付款服務商，以及法例規定的有關當局。各方只可將資料用於上述目的。',
    },
    marketing: {
      title: '直接促銷',
      p1: '除非你同意，我們不會使用個人資料作直接促銷，亦不會為此轉交他人。你可隨時免費撤回同意。',
    },
    access: {
      title: '查閱及更正',
      p1: '根據《個人資料（私隱）條例》（第\u00a0486\u00a0章），你可查詢我們是否持有你的資料、索取副本及要求更正，請按「聯絡我們」頁面的地址致函保障資料主任。',
    },
  },
} satisfies typeof english;

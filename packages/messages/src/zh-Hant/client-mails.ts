import type { clientMails as english } from '../en/client-mails.ts';

/** 客戶自己保單網頁的電郵。 */
export const clientMails: typeof english = {
  action: '開啟你的保單',
  page: '網上保單',
  pageHint: '文件、付款及更改，一頁辦妥',
  link: {
    subject: '你的保單 {policyNumber} 網上版',
    preview: '文件、付款及更改，一頁辦妥。',
    heading: '你的網上保單',
    intro:
      '連結會開啟你的保單、文件、繳費通知單及收據。你可在網頁支付應付款項、要求更改及上載我們要求的文件。為保障你的資料，開啟前須先回答一條問題。',
    after: '此連結只供你本人使用，並取代我們之前發出的連結。如你沒有預期收到此電郵，請通知我們。',
  },
  code: {
    subject: '開啟保單的驗證碼',
    preview: '{minutes} 分鐘內有效。',
    heading: '你的驗證碼',
    intro: '請在保單網頁輸入此驗證碼。驗證碼 {minutes} 分鐘內有效，只可使用一次。',
    label: '驗證碼',
    after: '請勿把驗證碼告訴任何人，我們不會向你索取。如你沒有要求此驗證碼，請通知我們。',
  },
  change: {
    kind: '你要求的更改',
    on: '生效日期',
    askedOn: '提出日期',
    reason: '原因',
    takenUp: {
      subject: '我們正處理你對保單 {policyNumber} 的更改',
      preview: '完成後我們會通知你。',
      heading: '我們正處理你的更改',
      intro:
        '職員已開始處理你的要求。在批單簽發前，保單不會有任何更改；批單簽發後會以電郵送交你，並列明應付或退還的金額。',
    },
    declined: {
      subject: '未能更改你的保單 {policyNumber}',
      preview: '你的保單維持不變。',
      heading: '未能作出你要求的更改',
      intro: '我們已審閱你的要求，但未能作出有關更改。你的保單維持不變。',
    },
    after: '你可在保單網頁查看你提出的要求。如有查詢，請聯絡我們。',
  },
  refund: {
    preview: '全數金額將退回你的信用卡。',
    reasons: {
      alreadyPaid: '你的網上付款到達時，有關款項早已付清。你不會被重複收費，全數金額將退回你的信用卡。',
      lapsed:
        '你的付款到達時，保單已經終止，因此該筆付款並無帶來任何保障，你不受此保單保障。全數金額將退回你的信用卡。如欲投保，請致電我們。',
      noteReopened: '我們正更改你所支付的繳費通知單，因此未能入帳。全數金額將退回你的信用卡，我們會通知你應付的金額。',
      noteWrittenOff: '你的網上付款到達時，有關款項已毋須支付。全數金額將退回你的信用卡，你毋須再次付款。',
      notIssued:
        '我們未能把你的網上付款記入繳費通知單。全數金額將退回你的信用卡，有關款項仍須支付，請再次付款或致電我們。',
    },
  },
};

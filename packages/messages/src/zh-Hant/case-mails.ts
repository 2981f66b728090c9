import type { caseMails as english } from '../en/case-mails.ts';

export const caseMails: typeof english = {
  desk: '同事',
  open: '開啟個案',
  after: '個案頁面列出所有資料及目前由誰跟進，請登入查看。',
  facts: {
    by: '交派人',
    item: '所需項目',
    note: '{step, select, itemsAsked {職員留言} other {原因}}',
    offer: '{total}，有效至 {date}',
    remark: '{insurer} 查詢',
    expires: '結束時間',
    accepted: '曾獲接納',
  },
  submitted: {
    subject: '新個案 {caseNumber}',
    heading: '收到新個案',
    intro: '顧問已遞交一宗商業保險個案。個案尚未有人接手，時限已開始計算。',
  },
  assigned: {
    subject: '個案 {caseNumber} 現由你跟進',
    heading: '你獲交派一宗個案',
    intro: '同事已將此個案交派予你，現由你負責跟進。',
  },
  itemsAsked: {
    subject: '個案 {caseNumber}：需要補充資料',
    heading: '我們需要你補充資料',
    intro: '我們需要以下項目才可繼續處理此個案。這些項目已重新開放予你填寫；在你遞交之前，時限會暫停計算。',
  },
  resubmitted: {
    subject: '個案 {caseNumber}：已收到補充資料',
    heading: '已收到你要求的資料',
    intro: '顧問已遞交所需資料，時限繼續計算。',
  },
  offersCame: {
    subject: '個案 {caseNumber}：收到 {count} 份報價',
    heading: '收到 {count} 份報價',
    intro: '請與客戶商討，並於有效期內在個案頁面接納或拒絕報價。',
  },
  informationRequired: {
    subject: '個案 {caseNumber}：保險公司要求補充資料',
    heading: '保險公司要求補充資料',
    intro: '保險公司報價前需要更多資料。請回覆保險公司，或向顧問查詢。',
  },
  noOfferLeft: {
    subject: '個案 {caseNumber}：已沒有可用的報價',
    heading: '已沒有可用的報價',
    intro: '已查詢的保險公司均不會再報價，亦沒有可供接納的報價。請向其他保險公司查詢，或通知顧問。',
  },
  accepted: {
    subject: '個案 {caseNumber}：報價已獲接納',
    heading: '報價已獲接納',
    intro: '顧問已代客戶接納此報價，請簽發保單；如個案申請批改，請簽發批單。',
  },
  reopened: {
    subject: '個案 {caseNumber}：重新開放報價',
    heading: '個案已重新開放報價',
    intro: '基於以下原因，已獲接納的報價未能簽發。仍然有效的報價再次等候你的回覆，亦可能另有新報價。請與客戶查看個案。',
  },
  endorsed: {
    subject: '個案 {caseNumber}：批改已辦妥',
    heading: '批改已辦妥',
    intro: '已按個案的申請批改保單。個案頁面列出有關的保單及批單號碼。',
  },
  declined: {
    subject: '個案 {caseNumber} 未獲受理',
    heading: '我們未能安排此個案',
    intro: '職員基於以下原因未能受理此個案。你可將個案複製為新個案。',
  },
  withdrawn: {
    subject: '個案 {caseNumber} 已撤回',
    heading: '個案已撤回',
    intro: '顧問不再需要此個案的報價。如下方列有報價曾獲接納的保險公司，請通知該公司；否則你毋須跟進。',
  },
  offersExpireSoon: {
    subject: '個案 {caseNumber}：{count} 份報價即將到期',
    heading: '{count} 份報價即將到期',
    intro: '報價正等候你的回覆，可於最後有效日（香港時間）完結前接納。',
  },
  offersExpired: {
    subject: '個案 {caseNumber}：{count} 份報價已到期',
    heading: '{count} 份報價已到期',
    intro: '報價的有效期已過。如客戶仍有需要，職員可再向保險公司查詢。',
  },
  caseExpiresSoon: {
    subject: '個案 {caseNumber} 即將結束',
    heading: '個案即將結束',
    intro: '此個案已久未有進展。如無跟進，將於以下時間結束。',
  },
  caseExpired: {
    subject: '個案 {caseNumber} 已結束',
    heading: '個案已結束',
    intro: '此個案已 90 天未有進展，現已結束。如仍有需要，你可將個案複製為新個案。',
  },
};

/** Texts of the e-mails. */
export const mail = {
  brandLine: 'Insurance, compared in one minute',
  greeting: 'Dear {name},',
  greetingUnnamed: 'Dear client,',
  closing: 'With kind regards,',
  team: 'The OneGI team',
  linkHint: 'If the button does not work, copy this address into your browser:',
  attachmentsTitle: 'Attached',
  footer: 'You receive this e-mail because of something done on OneGI with your address. Please do not reply to it.',
  demo: 'This is a demonstration. All insurers, plans and prices are fictional, and no real cover is sold.',
  facts: {
    note: 'Note',
    refund: 'Amount refunded',
    plan: 'Plan',
    insurer: 'Insurer',
    cover: 'Cover',
    total: 'Total premium, levy included',
    validUntil: 'Price valid until',
    policyNumber: 'Policy no.',
    receiptNumber: 'Receipt no.',
    period: 'Period of coverage',
    periodValue: '{from} to {to}',
    paid: 'Premium paid, levy included',
    requestNumber: 'Request no.',
    product: 'Product',
    promotion: 'Promotion',
    percentOff: '{percent}% off',
    code: 'One-time code',
    temporaryPassword: 'Temporary password',
    loginId: 'Login ID',
    employeeId: 'Employee ID',
    iaLicence: 'IA Licence No.',
    program: 'Program',
    moment: 'When',
    enquiryNumber: 'Enquiry no.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    enquiry: 'Enquiry',
  },
  enquiry: {
    office: 'colleague',
    subject: 'Enquiry {enquiryNumber}',
    preview: 'Somebody has asked something by the contact page.',
    heading: 'A new enquiry',
    intro: 'This came in by the contact page. Please reply to the sender’s address, then mark the enquiry as answered.',
    action: 'Open the enquiries',
    after: 'The sender’s address was not verified. Send nothing personal to it before you know who it is.',
  },
  enquiryAnswer: {
    subject: 'Our answer to your enquiry {enquiryNumber}',
    preview: 'Thank you for your enquiry.',
    heading: 'Our answer to your enquiry',
    after: 'If you have more to ask, please write to us by the contact page or call us, and quote the number above.',
  },
  quoteRequestAnswer: {
    subject: 'Our answer to your request {requestNumber}',
    preview: 'Thank you for your request for a quote.',
    heading: 'Our answer to your request',
    after: 'Please quote the request number when you contact us about it.',
  },
  enquiryReceived: {
    subject: 'We have received your enquiry {enquiryNumber}',
    preview: 'We will reply by e-mail.',
    heading: 'Thank you for your enquiry',
    intro: 'Your enquiry has reached us, and we will reply by e-mail. Please quote the number below if you call us.',
    after: 'If you did not write to us, somebody gave your address by mistake. You need to do nothing.',
  },
  libraryFiles: {
    subject: '{count, plural, one {A document} other {# documents}} from {name}',
    preview:
      '{count, plural, one {A document about an insurance product.} other {Documents about insurance products.}}',
    heading: 'Documents for you',
    intro:
      '{name} of OneGI sends you {count, plural, one {a document} other {# documents}}. {count, plural, one {Its title} other {Each title}} below opens it; no password is needed.',
    after:
      'A link stays good for as long as the document is current. If you did not expect this e-mail, you need to do nothing.',
  },
  signInCode: {
    subject: 'Your one-time code',
    preview: 'Valid for {minutes} minutes.',
    heading: 'Your one-time code',
    intro: 'Please type this code on the page where you asked for it.',
    after:
      'The code is valid for {minutes} minutes. If you did not ask for it, you need to do nothing. Nobody of ours will ever ask you for it.',
  },
  temporaryPassword: {
    subject: 'Your temporary password',
    preview: 'It works once, within {minutes} minutes.',
    heading: 'Your temporary password',
    intro: 'Please log in with this password; you will then be asked to choose your own.',
    action: 'Go to login',
    after:
      'The password works once, within {minutes} minutes. If you did not ask for it, your own password still works and you need to do nothing.',
  },
  invitation: {
    subject: 'Your OneGI account',
    preview: 'Please set your password.',
    heading: 'Welcome to OneGI',
    intro:
      'An account has been opened for you. Please choose First time login and set your password with the details below.',
    introWithoutLicence:
      'An account has been opened for you. Please choose Forgot password and ask for a temporary password with the login ID below.',
    action: 'Set my password',
    after: 'If you did not expect this, please tell us.',
  },
  accountLocked: {
    subject: 'Your account is locked for {minutes} minutes',
    preview: 'There were too many failed logins.',
    heading: 'Too many failed logins',
    intro:
      'Somebody tried to log in to your account with a wrong password several times. To protect you, nobody can log in to it for {minutes} minutes. Where you are logged in already, you stay so.',
    after: 'If it was not you, your password has not been found out. It does no harm to change it.',
  },
  newSignIn: {
    subject: 'A new login to your account',
    preview: '{agent}, {moment}',
    heading: 'A new login to your account',
    intro: 'Somebody logged in to your account with a program or from a place that we have not seen before.',
    action: 'See my sessions',
    after: 'If it was you, you need to do nothing. If not, end that session and change your password at once.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If it was not you, act at once.',
    heading: 'Your password was changed',
    intro: 'The password of your account was changed, and all its sessions were ended.',
    action: 'Forgot password',
    after: 'If it was not you, ask for a temporary password at once and tell us.',
  },
  purchaseLink: {
    subject: 'Your purchase link: {plan}',
    preview: '{total} in total, valid until {date}.',
    heading: 'Your plan is ready to buy',
    intro:
      'Here is your plan. The link opens the application with the price below; you check the details, confirm the declarations and pay yourself.',
    action: 'Open my plan',
    after:
      'The link is meant for you alone and works until a policy has been issued or the price has expired. The premium is subject to final confirmation by the insurance company.',
  },
  requestLink: {
    subject: 'Your plan: {plan}',
    preview: '{total} in total, listed until {date}.',
    heading: 'Your plan',
    intro:
      'Here is your plan. This insurer does not sell it online through us: the link opens the plan, where you can request the quote; we then arrange it with the insurer.',
    action: 'Open my plan',
    after: 'The link is meant for you alone. The premium is subject to final confirmation by the insurance company.',
  },
  applicationLink: {
    subject: 'Your application is prepared: {plan}',
    preview: '{total} in total, valid until {date}.',
    heading: 'Your application is prepared',
    intro:
      'This application has been prepared for you. Please open it, check every answer, confirm the declarations yourself and pay.',
    action: 'Open my application',
    after:
      'The link is meant for you alone: whoever has it can read and change the application. Nothing is bought before you pay.',
  },
  policy: {
    subject: 'Your policy {policyNumber}',
    preview: 'Payment confirmed. You are covered from {date}.',
    heading: 'You are covered',
    intro:
      'Thank you. Your payment is confirmed and your policy has been issued. The policy schedule, the receipt and the policy wording are attached.',
    calendar: 'Calendar',
    calendarHint: 'Add first and last day of cover to your calendar',
    action: 'View my policy',
    after:
      'Please check that everything on the schedule is right, and keep it in a safe place. If anything is wrong, tell us at once.',
  },
  /** To the consultant whose client has paid. */
  policySold: {
    subject: 'Policy {policyNumber} has been issued',
    preview: 'Your client has paid and is covered from {date}.',
    heading: 'Your client’s policy has been issued',
    intro:
      'Your client’s payment is confirmed and the policy has been issued. The policy schedule, the receipt and the policy wording are attached.',
    holder: 'Policyholder',
    action: 'Open the policy',
    after: 'Your client has received the same documents by e-mail.',
  },
  policyIssued: {
    subject: 'Policy {policyNumber} has been issued',
    preview: '{total} is payable by {date}.',
    heading: 'The policy has been issued',
    intro: 'The policy has been issued. The policy schedule and the debit note are attached.',
    insured: 'Insured',
    note: 'Debit note no.',
    payable: 'Payable, levies included',
    due: 'Payable by',
    action: 'Open the case',
    after:
      'Please check that everything on the schedule is right, and tell us at once if anything is wrong. Please state the number of the debit note with the payment.',
  },
  endorsement: {
    subject: 'Endorsement {number} of policy {policyNumber} has been issued',
    preview: '{kind}, effective {date}.',
    heading: 'An endorsement has been issued',
    intro:
      'Your policy has been changed. The endorsement is attached, with its note where premium is charged or given back.',
    number: 'Endorsement no.',
    kind: 'Type',
    effectiveOn: 'Effective date',
    creditNote: 'Credit note no.',
    back: 'To be refunded, levies included',
    after: 'Please check that everything on the endorsement is right, and tell us at once if anything is wrong.',
    afterCredit:
      'Please check the endorsement. The amount of the credit note is set against what is still owed, or refunded to you.',
  },
  policyDocuments: {
    subject: 'Documents of policy {policyNumber}',
    preview: 'The documents of your policy are attached.',
    heading: 'Your policy documents',
    intro: 'As requested, the documents of your policy are attached.',
    after: 'Please check that everything in them is right, and tell us at once if anything is wrong.',
  },
  refund: {
    subject: 'Your payment of {total} goes back to your card',
    preview: 'No policy came of this payment, so you get it back.',
    heading: 'You get your money back',
    reasons: {
      alreadyPaid:
        'This application was paid twice. Your policy is in force by the first payment; the second goes back.',
      changed:
        'Your application was changed after this payment was opened, so the payment did not buy what you applied for.',
      tooLate: 'This payment reached us after the day your cover would have begun, and cover never begins in the past.',
      notIssued: 'We received your payment but could not issue the policy. You are not covered by this application.',
    },
    action: 'Open my application',
    after:
      'The refund is made by itself; your bank usually shows it within 5 to 10 working days. If it has not arrived by then, please contact us.',
  },
  chargeback: {
    subject: 'A card payment was taken back: {gatewayRef}',
    preview: 'A card’s bank took a payment back.',
    heading: 'A card payment was taken back',
    intro:
      'The bank of the card’s holder took this payment back. Its receipt is returned, and what it paid is owed again. You can contest it at the gateway.',
    part: 'The bank of the card’s holder took a part of this payment back. What that part paid is owed again. You can contest it at the gateway.',
    twice:
      'The bank of the card’s holder took this payment back although it had been refunded: the money has gone twice. Nothing is changed in the books; please contest it at the gateway.',
    reference: 'Reference at the gateway',
    amount: 'Taken back',
    payment: 'Of a payment of',
    action: 'Open the payments',
  },
  lateCases: {
    subject: '{count, plural, one {A case is late: {number}} other {# cases are late}}',
    preview: 'The promised time is over.',
    heading: '{count, plural, one {A case is late} other {# cases are late}}',
    intro: 'The time that we promised is over, and nobody has answered yet. You are told of each case once.',
    request: 'Quote request {number}',
    enquiry: 'Enquiry {number}',
    motorCase: 'Motor case {number}',
    due: 'Was due on {moment}',
    action: 'See what waits',
    after: 'An administrator sets in the settings who is sent this mail.',
  },
  quoteRequest: {
    subject: 'We have received your request {requestNumber}',
    preview: 'An officer will contact you within {hours} {counts, select, OFFICE_HOURS {office hours} other {hours}}.',
    heading: 'We are on it',
    intro:
      'Thank you for your request. An officer will contact you within {hours} {counts, select, OFFICE_HOURS {office hours} other {hours}}.',
    after: 'You need to do nothing until then. Please quote the request number when you contact us.',
  },
  owed: {
    amount: 'Outstanding',
    note: 'Debit note',
    due: 'Due date',
    howToPay:
      'Please pay by cheque, transfer or Faster Payment System to the client account of OneGI and state {noteNumber}. Where one of our mails brought you a link to the page of your policy, you can also pay there online; the latest link is the one that works. If you have paid in the last few days, please disregard this mail.',
  },
  premiumReminder: {
    subject: 'Reminder: premium of policy {policyNumber}',
    preview: '{total} is outstanding.',
    heading: 'Your premium is outstanding',
    intro: 'We have not received the whole premium of this policy yet.',
  },
  cancellationWarning: {
    subject: 'Premium overdue: policy {policyNumber} may be cancelled',
    preview: '{total} is overdue.',
    heading: 'Your policy may be cancelled',
    intro:
      'The premium of this policy was not paid within 60 days. The insurer may cancel the policy. Please pay at once, or call us.',
  },
  commissionPaid: {
    subject: 'Commission paid: {number}',
    preview: '{total} was paid to you.',
    heading: 'Your commission was paid',
    intro: 'The commission that was payable to you has been transferred.',
    amount: 'Paid',
    number: 'Payout',
    code: 'TR code',
    paidOn: 'Paid on',
    bankReference: 'Bank reference',
    action: 'See the statement',
    after: 'The statement shows each note by which it was earned.',
  },
};

/** What a client is sent for the page of the own policy. */
export const clientMails = {
  action: 'Open your policy',
  page: 'Your policy online',
  pageHint: 'Documents, payments and changes in one place',
  link: {
    subject: 'Your policy {policyNumber} online',
    preview: 'Documents, payments and changes in one place.',
    heading: 'Your policy online',
    intro:
      'The link opens your policy with its documents, notes and receipts. You can pay what is due there, ask for a change and send us what we have asked for. We ask one question first, so that nobody else can read it.',
    after:
      'The link is meant for you alone and takes the place of the one we sent before. If you did not expect this e-mail, please tell our office.',
  },
  code: {
    subject: 'Your code to open your policy',
    preview: 'Good for {minutes} minutes.',
    heading: 'Your code',
    intro: 'Enter this code on the page of your policy. It is good for {minutes} minutes and opens the page once.',
    label: 'Code',
    after: 'Give the code to nobody: we never ask for it. If you did not ask for it, please tell our office.',
  },
  change: {
    kind: 'What you asked for',
    on: 'From',
    askedOn: 'You asked for it on',
    reason: 'Reason',
    takenUp: {
      subject: 'We are working on your change of policy {policyNumber}',
      preview: 'You hear from us when it is done.',
      heading: 'We are working on your change',
      intro:
        'Our office has taken up what you asked for. Nothing changes until the endorsement is issued: it then comes to you by e-mail, with what is to be paid or goes back.',
    },
    declined: {
      subject: 'Your change of policy {policyNumber} cannot be made',
      preview: 'Your policy stays as it is.',
      heading: 'Your change cannot be made',
      intro: 'We have looked at what you asked for and cannot make this change. Your policy stays as it is.',
    },
    after: 'You find what you asked for on the page of your policy. For any question, please contact our office.',
  },
  refund: {
    preview: 'The whole amount goes back to your card.',
    reasons: {
      alreadyPaid:
        'What you paid online had been settled already when your payment arrived. Nothing was charged twice: the whole amount goes back to your card.',
      lapsed:
        'Your policy had already ended when your payment arrived, so the payment bought no cover: you are not insured by this policy. The whole amount goes back to your card. Please call our office if you want to be insured.',
      noteReopened:
        'The note that you paid online is being changed by our office, so nothing could be set against it. The whole amount goes back to your card. We will tell you what is to be paid.',
      noteWrittenOff:
        'What you paid online was no longer owed when your payment arrived. The whole amount goes back to your card, and you need not pay it again.',
      notIssued:
        'We could not set what you paid online against your note. The whole amount goes back to your card, and the note is still due: please pay it again, or call our office.',
    },
  },
};

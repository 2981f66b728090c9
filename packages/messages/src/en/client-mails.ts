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
  refund: {
    intro:
      'What you paid online was no longer due when your payment arrived. Nothing was charged twice: the whole amount goes back to your card.',
  },
};

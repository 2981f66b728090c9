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
  },
  purchaseLink: {
    subject: 'Your purchase link: {plan}',
    preview: '{total} in total, valid until {date}.',
    heading: 'Your plan is ready to buy',
    intro:
      'Here is the plan that was chosen for you. The link opens the application with the price below; you check the details, confirm the declarations and pay yourself.',
    action: 'Open my plan',
    after:
      'The link is meant for you alone and works until a policy has been issued or the price has expired. The premium is subject to final confirmation by the insurance company.',
  },
  applicationLink: {
    subject: 'Your application is prepared: {plan}',
    preview: '{total} in total, valid until {date}.',
    heading: 'Your application is prepared',
    intro:
      'Your consultant has prepared this application for you. Please open it, check every answer, confirm the declarations yourself and pay.',
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
    action: 'View my policy',
    after:
      'Please check that everything on the schedule is right, and keep it in a safe place. If anything is wrong, tell us at once.',
  },
  quoteRequest: {
    subject: 'We have received your request {requestNumber}',
    preview: 'An officer will contact you within {hours} hours.',
    heading: 'We are on it',
    intro: 'Thank you for your request. An officer will contact you within {hours} hours.',
    after: 'You need to do nothing until then. Please quote the request number when you contact us.',
  },
};

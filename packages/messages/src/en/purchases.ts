/** What the server itself says about applications, payments and policies. */
export const purchases = {
  checks: {
    totalChanged: 'The total is HK${total}. Please check it and confirm again',
  },
  notesDescription: 'Premium of policy {policyNumber}',
  paymentDescription: 'Insurance: {insurer} {plan}',
  handedOver: 'The application has been sent to the client',
  documents: {
    schedule: 'Policy schedule',
    certificate: 'Certificate of motor insurance',
    receipt: 'Receipt',
    wording: 'Policy wording',
  },
  calendar: {
    begins: 'Cover begins: {plan}',
    ends: 'Last day of cover: {plan}',
    renew: 'Renew in time: {plan}',
    policy: 'Policy number {policyNumber}',
    emergency: 'Emergency number, day and night: {phone}',
  },
};

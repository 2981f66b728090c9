/** What the server itself says about applications, payments and policies. */
export const purchases = {
  checks: {
    totalChanged: 'The total is HK${total}. Please check it and confirm again',
  },
  notesDescription: 'Premium of policy {policyNumber}',
  paymentDescription: 'Insurance: {insurer} {plan}',
  handedOver: 'The application has been sent to the client',
  documents: { schedule: 'Policy schedule', receipt: 'Receipt', wording: 'Policy wording' },
};

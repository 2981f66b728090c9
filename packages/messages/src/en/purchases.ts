/** What the server itself says about applications, payments and policies. */
export const purchases = {
  checks: {
    applicantFirst: 'The first person is the applicant and must have the same HKID number',
    sameBirthAsApplicant: 'The first person is the applicant and must have the same date of birth',
    sameNameAsApplicant: 'The first person is the applicant and must have the same name',
    applicantListed: 'This is the applicant’s HKID number. Please say that the applicant is insured too',
    selfIsApplicant: 'Only the applicant can be “Self”',
    totalChanged: 'The total is HK${total}. Please check it and confirm again',
  },
  paymentDescription: 'Insurance: {insurer} {plan}',
  handedOver: 'The application has been sent to the client',
  documents: { schedule: 'Policy schedule', receipt: 'Receipt', wording: 'Policy wording' },
};

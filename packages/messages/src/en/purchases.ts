/** What the server itself says about applications, payments and policies. */
export const purchases = {
  checks: {
    applicantTravels: 'As the applicant is travelling, the first traveller must have the same HKID number',
    sameBirthAsApplicant: 'The first traveller is the applicant and must have the same date of birth',
    applicantListed: 'This is the applicant’s HKID number. Please say that the applicant is travelling',
    selfIsApplicant: 'Only the applicant can be “Self”',
    totalChanged: 'The total is HK${total}. Please check it and confirm again',
  },
  paymentDescription: 'Travel insurance: {insurer} {plan}',
  documents: { schedule: 'Policy schedule', receipt: 'Receipt', wording: 'Policy wording' },
};

/** Findings that no other answer mends where the answer is true: an officer can often still offer the cover. */
export const referringMessages: readonly string[] = [
  'validation.needsOfficer',
  'validation.adultReferred',
  'validation.helperReferred',
];

/** What is printed for a policy. */
export const documentKinds = ['schedule', 'receipt', 'wording'] as const;
export type DocumentKind = (typeof documentKinds)[number];

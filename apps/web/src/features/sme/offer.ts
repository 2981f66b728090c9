/** The offer of the landing page: a request made from there carries it. */
export const smeOffer = { code: 'SME10', percent: 10 } as const;

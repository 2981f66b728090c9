/** The offer of the landing page: a request made from there carries it. */
export const smeOffer = { code: 'SME10', percent: 10 } as const;

/** What this tab remembers the answers of the quotation by. */
export const keptAs = 'sme';

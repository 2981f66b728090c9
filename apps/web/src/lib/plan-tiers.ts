/** Basic, Standard and Premier. */
export const tiers = ['B', 'S', 'P'] as const;

/** Basic, Standard and Premier, by the last part of a plan's code: 'LPG-TRAVEL-S'. */
export const tiers = ['B', 'S', 'P'] as const;

export const tierOf = (plan: string): string => plan.slice(plan.lastIndexOf('-') + 1);

/** How many plans can be compared. */
export const mostCompared = 3;
export const fewestCompared = 2;

/** Adds a plan to the choice or takes it out; a full choice takes no more. */
export function toggled(chosen: readonly string[], plan: string): readonly string[] {
  if (chosen.includes(plan)) return chosen.filter((code) => code !== plan);
  return chosen.length >= mostCompared ? chosen : [...chosen, plan];
}

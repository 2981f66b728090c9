/** The id of the control a path belongs to: applicant.bornOn → applicant-bornOn, answers.OP09 → answers-OP09. */
export const idOf = (path: string, prefix?: string) => (prefix ? `${prefix}.${path}` : path).replaceAll('.', '-');

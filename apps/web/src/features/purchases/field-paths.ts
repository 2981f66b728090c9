import { applicant, personDraft } from '@onegi/contract/calls/purchases/shapes';

/** True for what the details have a field for; the first day of cover, for one, has none. */
export const isOnPage = (wirePath: string) => /^(applicant|insuredList|people|answers)(\.|$)/.test(wirePath);

/** A finding on the first person lands on the applicant where the two are one and the applicant is asked for it. */
export function atTheApplicant(path: string, applicantIsFirst: boolean): string {
  const [head, index, field = ''] = path.split('.');
  const isAsked = head === 'people' && index === '0' && field in applicant.fields;
  return applicantIsFirst && isAsked ? `applicant.${field}` : path;
}

/** Where a server's finding belongs on the page: insuredList.1.dateOfBirth → people.1.bornOn. */
export function pathOfFinding(wirePath: string, applicantIsFirst: boolean): string {
  const [head = '', ...rest] = wirePath.split('.');
  if (head === 'applicant') return ['applicant', applicant.domainName(rest[0] ?? '')].join('.');
  if (head !== 'insuredList' && head !== 'people') return wirePath;
  const [index, name] = rest;
  if (index === undefined || name === undefined) return 'people';
  return atTheApplicant(`people.${index}.${personDraft.domainName(name)}`, applicantIsFirst);
}

import { applicant, traveller } from '@onegi/contract/calls/purchases/shapes';

/** False for what the form has no field for, such as the departure date. */
export const isOnPage = (wirePath: string) => /^(applicant|insuredList|travellers)(\.|$)/.test(wirePath);

/**
 * Where a server's finding belongs on the page: insuredList.1.dateOfBirth → travellers.1.bornOn.
 * A finding on the first traveller lands on the applicant where the two are one person.
 */
export function pathOfFinding(wirePath: string, applicantTravels: boolean): string {
  const [head = '', ...rest] = wirePath.split('.');
  if (head === 'applicant') return ['applicant', applicant.domainName(rest[0] ?? '')].join('.');
  if (head !== 'insuredList' && head !== 'travellers') return wirePath;
  const [index, name] = rest;
  if (index === undefined || name === undefined) return 'travellers';
  const field = traveller.domainName(name);
  return index === '0' && applicantTravels ? `applicant.${field}` : `travellers.${index}.${field}`;
}

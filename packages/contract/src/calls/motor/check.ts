import { call } from '../../call.ts';
import { motorPaperFields as p } from '../../fields/motor-papers.ts';
import { shape } from '../../shape.ts';

/** In a file of its own: a visitor’s page loads it, and nothing of the back office with it. */
export const checkMotorNumber = call({
  name: 'checkMotorNumber',
  method: 'GET',
  path: `/motor/check/{${p.printedNumber.wire}}`,
  summary:
    'Whether a cover note or certificate gives cover today, by its number as it is printed; the same answer for every number that does not',
  tag: 'motor',
  permission: 'documents.read',
  params: shape({ printedNumber: p.printedNumber }),
  answer: shape({ isValid: p.isValid, checkedOn: p.checkedOn }),
});

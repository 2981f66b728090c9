import type { Call, Part } from '@onegi/contract/call';
import { accountFields } from '@onegi/contract/fields/accounts';
import { caseFields, employeeFields } from '@onegi/contract/fields/commercial';
import { commonFields } from '@onegi/contract/fields/common';
import { formFields } from '@onegi/contract/fields/forms';
import { lineFields } from '@onegi/contract/fields/lines';
import { policyDocumentFields } from '@onegi/contract/fields/policy-documents';
import { purchaseFields } from '@onegi/contract/fields/purchases';
import { quoteFields } from '@onegi/contract/fields/quotes';
import { matterFields } from '@onegi/contract/fields/subject-matter';
import type { FieldMap } from '@onegi/contract/shape';

const dictionary: FieldMap = {
  ...employeeFields,
  documents: caseFields.documents,
  content: matterFields.content,
  description: policyDocumentFields.description,
  rowNumber: policyDocumentFields.rowNumber,
  ...accountFields,
  ...formFields,
  ...lineFields,
  ...commonFields,
  ...quoteFields,
  ...purchaseFields,
};

function fieldsOf(part: Part | undefined): FieldMap {
  return part && 'codec' in part ? part.fields : {};
}

/**
 * Turns `people.0.hkid` into the names the caller sent: the call's own first, then those of the dictionary. What follows
 * `answers` is a question, whose name is the same on both sides.
 */
export function wirePathOf(call: Call): (domainPath: string) => string {
  const own = { ...fieldsOf(call.params), ...fieldsOf(call.query), ...fieldsOf(call.body) };
  const rename = (part: string) => own[part]?.wire ?? dictionary[part]?.wire ?? part;
  return (domainPath) => {
    const [first = '', ...rest] = domainPath.split('.');
    return [rename(first), ...(first === 'answers' ? rest : rest.map(rename))].join('.');
  };
}

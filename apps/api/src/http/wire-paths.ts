import type { Call, Part } from '@onegi/contract/call';
import { commonFields } from '@onegi/contract/fields/common';
import { formFields } from '@onegi/contract/fields/forms';
import { lineFields } from '@onegi/contract/fields/lines';
import { purchaseFields } from '@onegi/contract/fields/purchases';
import { quoteFields } from '@onegi/contract/fields/quotes';
import type { FieldMap } from '@onegi/contract/shape';

const dictionary: FieldMap = { ...formFields, ...lineFields, ...commonFields, ...quoteFields, ...purchaseFields };

function fieldsOf(part: Part | undefined): FieldMap {
  return part && 'codec' in part ? part.fields : {};
}

/** Turns `travellers.0.hkid` into the names the caller sent: the call's own first, then those of the dictionary. */
export function wirePathOf(call: Call): (domainPath: string) => string {
  const own = { ...fieldsOf(call.params), ...fieldsOf(call.query), ...fieldsOf(call.body) };
  return (domainPath) =>
    domainPath
      .split('.')
      .map((part) => own[part]?.wire ?? dictionary[part]?.wire ?? part)
      .join('.');
}

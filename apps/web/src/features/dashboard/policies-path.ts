import type { ReportAsked } from '@onegi/contract/calls/dashboard/dashboard';
import { policyFields as p } from '@onegi/contract/fields/policies';
import type { ProductCode } from '@onegi/contract/lines';

interface Part {
  /** Fewer days than the period's. */
  readonly startOn?: string;
  readonly endOn?: string;
  readonly insurer?: string;
  readonly line?: ProductCode;
}

/** Where the very policies are listed that a part of the report counts, the latest first. */
export function policiesPath(asked: ReportAsked, part: Part = {}): string {
  const { startOn, endOn, consultantCode, unit, insurer, line } = { ...asked, ...part };
  const filters = [
    [p.issuedFrom.wire, startOn],
    [p.issuedUntil.wire, endOn],
    [p.insurer.wire, insurer],
    [p.line.wire, line],
    [p.consultantCode.wire, consultantCode],
    [p.unit.wire, unit],
    ['sort', p.issuedOn.wire],
    ['order', 'desc'],
  ].filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/quotation/policy-enquiry?${new URLSearchParams(filters)}`;
}

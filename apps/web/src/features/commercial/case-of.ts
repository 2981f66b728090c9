import { type TemplateId, templateIdOf } from '@onegi/contract/fields/requests';
import { numberParam } from './form-address.ts';

/** What a case's form knows from its address: its number, or what a new one is of. */
export type CaseAddress =
  | { readonly caseNumber: string }
  | { readonly key: string; readonly templateId: TemplateId; readonly product?: string; readonly insurer?: string };

/** A plan is asked for by the form that knows its price and the search it comes from. */
const ofPlans = ['plan', 'quote', 'searchUrl', 'reason'];

/** Reads the form's address for somebody who makes cases; undefined where it asks about a plan, or for no form that is known. */
export function caseOf(params: URLSearchParams): CaseAddress | undefined {
  const caseNumber = params.get(numberParam)?.toUpperCase();
  if (caseNumber) return { caseNumber };
  const templateId = templateIdOf((params.get('templateId') ?? '').toUpperCase());
  if (!templateId || ofPlans.some((name) => params.has(name))) return undefined;
  const product = params.get('prod')?.toUpperCase();
  const insurer = params.get('isr')?.toUpperCase();
  // Personal insurance is of one line; without one it is travel's, as for visitors.
  const line = product ?? (templateId === 'OTHERS_P' ? 'TRAVEL' : undefined);
  return {
    key: `new.${templateId}.${line ?? ''}.${insurer ?? ''}`,
    templateId,
    ...(line && /^[A-Z]{2,10}$/.test(line) ? { product: line } : {}),
    ...(insurer && /^[A-Z0-9]{2,8}$/.test(insurer) ? { insurer } : {}),
  };
}

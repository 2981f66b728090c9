import type { Applicant } from '@onegi/contract/calls/purchases/shapes';
import { districts } from '../catalogue/code-lists.ts';

/** The address as an envelope shows it, in English as it was entered. */
export function addressLines({ flat, floor, building, street, district }: Applicant): string[] {
  const unit = [flat && `Flat ${flat}`, floor && `${floor}/F`].filter(Boolean).join(', ');
  const area = districts.find(({ value }) => value === district)?.label ?? district;
  return [unit, building, street, area, 'Hong Kong'].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}

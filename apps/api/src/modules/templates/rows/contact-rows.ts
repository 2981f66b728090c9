import type { TemplateRow } from '../template.ts';

/** How a visitor is reached, on forms whose own rows do not ask for it. */
export const contactRows: readonly TemplateRow[] = [
  { id: 'NAME', type: 'VARCHAR', size: 100, required: true, heading: 'aboutYou' },
  { id: 'PHONE', type: 'VARCHAR', size: 8, required: true, format: 'phone', hint: 'phone' },
  { id: 'EMAIL', type: 'VARCHAR', size: 100, required: true, format: 'email', hint: 'email' },
];

export const companyRow: TemplateRow = { id: 'COMPANY', type: 'VARCHAR', size: 100, required: true };

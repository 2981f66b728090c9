import type { NoteRow } from './layout.ts';

export const isNewBusiness = ({ kind }: Pick<NoteRow, 'kind'>): boolean => kind === 'NB' || kind === 'RN';

/** The insurer's commission before what the client was given of it. */
export const basicCommissionOf = ({ commission, netPremium, actualPremium }: NoteRow): number =>
  commission + (netPremium - actualPremium);

/** A rate that was not told is the one that makes the figures. */
const rateOf = (told: number | null, part: number, whole: number): number =>
  told ?? (whole === 0 ? 0 : Math.max(0, Math.round((part * 10_000) / whole)));

export const basicRateOf = (note: NoteRow): number =>
  rateOf(note.commissionRate, basicCommissionOf(note), note.netPremium);

/** Every later premium of a policy is split by the discounts that it was sold with; those of later notes say nothing. */
const discountOf = (note: NoteRow, told: number | null, before: number, after: number): number =>
  isNewBusiness(note) ? rateOf(told, before - after, before) : (told ?? 0);

export const insurerDiscountOf = (note: NoteRow): number =>
  discountOf(note, note.insurerDiscount, note.grossPremium, note.netPremium);

export const clientDiscountOf = (note: NoteRow): number =>
  discountOf(note, note.clientDiscount, note.netPremium, note.actualPremium);

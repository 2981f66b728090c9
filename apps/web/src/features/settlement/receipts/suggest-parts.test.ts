import type { OpenNote } from '@onegi/contract/calls/settlement/receipt-shapes';
import { expect, test } from 'vitest';
import { suggestParts } from './suggest-parts.ts';

const note = (noteId: string, balanceCents: number) => ({ noteId, balanceCents }) as OpenNote;

test('the oldest notes are paid first, as far as the money reaches, and credit notes never', () => {
  const notes = [note('a', 1_000), note('credit', -500), note('b', 2_000), note('c', 50)];
  expect(suggestParts(notes, 2_550)).toEqual({ a: '10.00', b: '15.50' });
  expect(suggestParts(notes, 4_000)).toEqual({ a: '10.00', b: '20.00', c: '0.50' });
  expect(suggestParts(notes, 0)).toEqual({});
});

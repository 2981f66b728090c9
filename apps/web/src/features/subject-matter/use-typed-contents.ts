import type { SubjectMatter } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import { useState } from 'react';
import { forgetKept, keep, readKept } from '../commercial/kept-content.ts';

/** What was typed and not saved yet, by the numbers of rows. */
type Typed = Readonly<Record<number, string>>;

/**
 * The contents of rows as they stand on the page. What is typed outlives a reload and a lost session, as in the case's form;
 * whoever only reads is shown what is saved.
 */
export function useTypedContents(
  userId: string,
  { transactionNumber, matterVersion, rows }: SubjectMatter,
  mayChange: boolean,
) {
  const key = `matter.${transactionNumber}`;
  const [typed, setTyped] = useState<Typed>(() => readKept<Typed>(key, userId)?.content ?? {});
  const contents = rows.map(({ rowNumber, content }) => (mayChange ? typed[rowNumber] : undefined) ?? content);
  return {
    contents,
    isTyped: rows.some(({ content }, at) => contents[at] !== content),
    change(rowNumber: number, content: string) {
      const next = { ...typed, [rowNumber]: content };
      setTyped(next);
      keep(key, { userId, version: matterVersion, content: next });
    },
    forget() {
      setTyped({});
      forgetKept(key);
    },
  };
}

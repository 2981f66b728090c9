import { allLists } from '@onegi/contract/calls/all';
import { expect, test } from 'vitest';
import { type Language, texts } from '../lib/texts.ts';

test.each(['en', 'zh-Hant'] as const)(
  'every heading, filter and choice of every list has its words in %s',
  (language: Language) => {
    const isThere = (key: string) => texts[language].has(key as never);
    const named = allLists.flatMap(({ filters, columns }) => [
      ...Object.values(columns).flatMap((column) => (column ? [column.label] : [])),
      ...Object.values(filters).flatMap((filter) => {
        if (filter.kind !== 'choice') return [filter.label];
        const words = filter.texts ? (filter.values ?? []).map((value) => `${filter.texts}.${value}`) : [];
        return [filter.label, filter.all, ...words];
      }),
    ]);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((key) => !isThere(key))).toEqual([]);
  },
);

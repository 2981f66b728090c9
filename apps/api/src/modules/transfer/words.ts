import type { ImportColumn, ImportSheet } from '@onegi/contract/fields/transfer';
import { type Language, texts } from '../../lib/texts.ts';

export const sheetNameOf = (language: Language, sheet: ImportSheet): string =>
  texts[language](`transfer.sheets.${sheet}`);

export const headingOf = (language: Language, column: ImportColumn): string =>
  texts[language](`transfer.columns.${column}`);

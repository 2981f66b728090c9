import type { AccountStatement } from '@onegi/contract/calls/settlement/statements';
import type { AgeingGroup } from '@onegi/contract/fields/accounts-current';
import { writtenDay } from '@onegi/contract/written-dates';
import type { Deps } from '../../../deps.ts';
import { printedMoney } from '../../../lib/printed.ts';
import { type Language, texts } from '../../../lib/texts.ts';
import { dollars, moneySheet } from './money-sheet.ts';

/** Whose account it is, in words. */
function holderOf(of: AgeingGroup, { name, nameZh }: AccountStatement, language: Language): string {
  const t = texts[language];
  const whose = t(`ageing.statement.whose.${of}`);
  return t('ageing.statement.heading', { whose, name: language === 'en' ? name : nameZh });
}

/** A statement of account as a PDF. */
export function printStatement(
  { pdfs }: Pick<Deps, 'pdfs'>,
  of: AgeingGroup,
  statement: AccountStatement,
  language: Language,
): Promise<Buffer> {
  const t = texts[language];
  const day = (on: string) => writtenDay(on, language);
  const period = t('ageing.statement.periodValue', { from: day(statement.from), until: day(statement.until) });
  const balance = (label: string, on: string, cents: number) => ({
    cells: [day(on), label, '', '', '', printedMoney(cents)],
    isStrong: true,
  });
  return pdfs.make({
    kind: 'table',
    language,
    table: {
      title: t('ageing.statement.title'),
      subtitle: holderOf(of, statement, language),
      reference: [of === 'client' ? '' : statement.key, period].filter(Boolean).join(' · '),
      facts: [
        [t('ageing.statement.period'), period],
        [t('ageing.statement.closing'), printedMoney(statement.closingCents)],
      ],
      columns: [
        { head: t('ageing.statement.date'), width: 76 },
        { head: t('ageing.statement.kind'), width: 66 },
        { head: t('ageing.statement.reference'), width: 80 },
        { head: t('ageing.policyNumber') },
        { head: t('ageing.statement.moved'), isAmount: true },
        { head: t('ageing.statement.balance'), isAmount: true },
      ],
      rows: [
        balance(t('ageing.statement.opening'), statement.from, statement.openingCents),
        ...statement.movements.map((moved) => ({
          cells: [
            day(moved.movedOn),
            t(`ageing.statement.kinds.${moved.kind}`),
            moved.reference,
            moved.policyNumber ?? '',
            printedMoney(moved.movedCents),
            printedMoney(moved.balanceCents),
          ],
        })),
        balance(t('ageing.statement.closing'), statement.until, statement.closingCents),
      ],
      notes: [t(`ageing.statement.meaning.${of}`)],
    },
  });
}

/** The same as a workbook. */
export function statementSheet(of: AgeingGroup, statement: AccountStatement, language: Language): Promise<Uint8Array> {
  const t = texts[language];
  const [from, until] = [writtenDay(statement.from, language), writtenDay(statement.until, language)];
  return moneySheet(
    t('ageing.statement.title'),
    [
      { head: t('ageing.statement.date') },
      { head: t('ageing.statement.kind') },
      { head: t('ageing.statement.reference') },
      { head: t('ageing.policyNumber') },
      { head: t('ageing.statement.payable') },
      { head: t('ageing.statement.moved'), isAmount: true },
      { head: t('ageing.statement.balance'), isAmount: true },
    ],
    [
      [statement.from, t('ageing.statement.opening'), '', '', '', null, dollars(statement.openingCents)],
      ...statement.movements.map((moved) => [
        moved.movedOn,
        t(`ageing.statement.kinds.${moved.kind}`),
        moved.reference,
        moved.policyNumber,
        moved.payableOn,
        dollars(moved.movedCents),
        dollars(moved.balanceCents),
      ]),
      [statement.until, t('ageing.statement.closing'), '', '', '', null, dollars(statement.closingCents)],
    ],
    [
      t('ageing.statement.title'),
      holderOf(of, statement, language),
      t('ageing.statement.periodValue', { from, until }),
    ],
  );
}

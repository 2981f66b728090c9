import type { InsurerPayment } from '@onegi/contract/calls/settlement/insurer-payments';
import { writtenDay } from '@onegi/contract/written-dates';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { printedMoney } from '../../../lib/printed.ts';
import { type Language, texts } from '../../../lib/texts.ts';
import type { Actor } from '../../../ports/actor.ts';
import { dollars, moneySheet } from '../statements/money-sheet.ts';
import { describePayment } from './insurer-payment.ts';

/** A payment by its number. @throws AppError disbursement.notFound */
export async function openPayment(deps: Deps, actor: Actor, number: string): Promise<InsurerPayment> {
  const row = await deps.db.selectFrom('insurer_payments').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) throw new AppError('disbursement.notFound');
  return describePayment(deps, deps.db, row, actor);
}

/** What the insurer is told of a payment: each note with its part, credit notes deducted. */
export async function remittanceOf(deps: Deps, actor: Actor, number: string, language: Language): Promise<Buffer> {
  const payment = await openPayment(deps, actor, number);
  const t = texts[language];
  const day = payment.paidOn ?? deps.clock.today();
  return deps.pdfs.make({
    kind: 'table',
    language,
    table: {
      title: t('disbursements.print.remittance'),
      subtitle: payment.number,
      reference: payment.number,
      facts: [
        [t('disbursements.print.to'), language === 'en' ? payment.insurerName : payment.insurerNameZh],
        [t('disbursements.number'), payment.number],
        [t('disbursements.state'), t(`disbursements.states.${payment.state}`)],
        [t('disbursements.paidOn'), payment.paidOn ? writtenDay(day, language) : '–'],
        [t('disbursements.bankReference'), payment.bankReference ?? '–'],
      ],
      columns: [
        { head: t('disbursements.note'), width: 88 },
        { head: t('disbursements.noteKind'), width: 50 },
        { head: t('disbursements.policy') },
        { head: t('disbursements.accountOn'), width: 88 },
        { head: t('disbursements.amount'), isAmount: true },
      ],
      rows: [
        ...payment.parts.map((part) => ({
          cells: [
            part.noteNumber,
            t(`disbursements.noteKinds.${part.noteKind}`),
            part.policyNumber,
            writtenDay(part.accountOn, language),
            printedMoney(part.amountCents),
          ],
        })),
        {
          cells: [
            t(payment.totalCents < 0 ? 'disbursements.print.received' : 'disbursements.print.total'),
            '',
            '',
            '',
            printedMoney(payment.totalCents),
          ],
          isStrong: true,
        },
      ],
      notes: [t('disbursements.print.remark'), t('disbursements.print.computer')],
    },
  });
}

/** The notes of a payment as a workbook. */
export async function remittanceSheet(deps: Deps, actor: Actor, number: string, language: Language) {
  const payment = await openPayment(deps, actor, number);
  const t = texts[language];
  return moneySheet(
    payment.number,
    [
      { head: t('disbursements.note') },
      { head: t('disbursements.noteKind') },
      { head: t('disbursements.policy') },
      { head: t('disbursements.accountOn') },
      { head: t('disbursements.amount'), isAmount: true },
    ],
    [
      ...payment.parts.map((part) => [
        part.noteNumber,
        t(`disbursements.noteKinds.${part.noteKind}`),
        part.policyNumber,
        part.accountOn,
        dollars(part.amountCents),
      ]),
      [t('disbursements.print.total'), '', '', '', dollars(payment.totalCents)],
    ],
  );
}

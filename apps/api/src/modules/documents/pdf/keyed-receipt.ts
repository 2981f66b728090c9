import { writtenDay } from '@onegi/contract/written-dates';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { KeyedReceiptPrint } from '../../../ports/pdfs.ts';
import { printed } from './printed-texts.ts';
import { methodName } from './receipt.ts';
import { HARBOUR, sheet } from './sheet.ts';
import { amountPanel, factList } from './tables.ts';

/** A receipt of money that the brokerage has taken itself, for one policy or several. */
export function keyedReceipt(receipt: KeyedReceiptPrint, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { reversedOn } = receipt;
  const stamp = reversedOn
    ? { text: t('receipt.cancelled'), color: '#b3261e' }
    : { text: t('receipt.paid'), color: '#1d7a46' };
  const lead = reversedOn
    ? t('receipt.cancelledOn', { date: writtenDay(reversedOn, language) })
    : t('receipt.received');
  return sheet({
    language,
    title: t('title.receipt'),
    subtitle: receipt.receiptNumber,
    reference: receipt.receiptNumber,
    content: [
      amountPanel(
        [t('receipt.amount'), receipt.amountCents],
        { ...stamp, bold: true, fontSize: 15, margin: [0, 13, 0, 0] },
        HARBOUR,
      ),
      { text: lead, margin: [0, 0, 0, 8] },
      factList([
        [t('receipt.receiptNumber'), receipt.receiptNumber],
        [t('receipt.receivedOn'), writtenDay(receipt.receivedOn, language)],
        [t('receipt.receivedFrom'), receipt.payer || '–'],
        [t('receipt.method'), methodName(t, receipt.method)],
        ...(receipt.reference ? [[t('receipt.reference'), receipt.reference] as const] : []),
      ]),
      ...(receipt.notes.length > 0 || receipt.chargedBackCents > 0
        ? [
            { text: t('receipt.setAgainst'), style: 'h2' },
            factList([
              ...receipt.notes.map(
                ({ noteNumber, policyNumber, paidCents }) =>
                  [`${noteNumber} · ${policyNumber}`, printedMoney(paidCents)] as const,
              ),
              ...(receipt.chargedBackCents > 0
                ? [[t('receipt.chargedBack'), printedMoney(receipt.chargedBackCents)] as const]
                : []),
              ...(receipt.restCents > 0 ? [[t('receipt.kept'), printedMoney(receipt.restCents)] as const] : []),
            ]),
          ]
        : []),
      { text: t('receipt.computer'), style: 'soft', margin: [0, 16, 0, 0] },
    ],
  });
}

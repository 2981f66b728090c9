import { writtenDay } from '@onegi/contract/written-dates';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import { printedMoney } from '../../../lib/printed.ts';
import type { Language } from '../../../lib/texts.ts';
import type { PolicyPrint } from '../../../ports/pdfs.ts';
import { type Printed, printed } from './printed-texts.ts';
import { sheet } from './sheet.ts';
import { amountPanel, factList } from './tables.ts';

const methods = ['CSH', 'CHQ', 'FPS', 'TT', 'CC', 'AUT', 'PPS', 'INS', 'OFS'] as const;

export function methodName(t: Printed, code: string): string {
  const known = methods.find((method) => method === code);
  return known ? t(`method.${known}`) : code;
}

export function receipt({ facts, plan }: PolicyPrint, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { payment, breakdown } = facts;
  return sheet({
    language,
    insurer: plan.insurer,
    title: t('title.receipt'),
    subtitle: payment.receiptNumber,
    reference: `${payment.receiptNumber} · ${facts.policyNumber}`,
    content: [
      amountPanel(
        [t('receipt.amount'), payment.amountCents],
        { text: t('receipt.paid'), bold: true, fontSize: 15, color: '#1d7a46', margin: [0, 13, 0, 0] },
        plan.insurer.colour,
      ),
      { text: t('receipt.received'), margin: [0, 0, 0, 8] },
      factList([
        [t('receipt.receiptNumber'), payment.receiptNumber],
        [t('receipt.receivedOn'), writtenDay(payment.receivedOn, language)],
        [t('receipt.receivedFrom'), facts.holder.name],
        [t('receipt.method'), methodName(t, payment.method)],
        ...(payment.reference ? [[t('receipt.reference'), payment.reference] as const] : []),
      ]),
      { text: t('receipt.inSettlement'), style: 'h2' },
      factList([
        [t('receipt.noteNumber'), payment.noteNumber],
        [t('schedule.policyNumber'), facts.policyNumber],
        [t('schedule.transactionNumber'), facts.transactionNumber],
        [t('schedule.plan'), inLanguage(plan.name, language)],
        [t('receipt.premium'), printedMoney(breakdown.netPremiumCents)],
        [t('schedule.levy'), printedMoney(breakdown.levyCents)],
        ...(breakdown.otherLeviesCents === 0
          ? []
          : [
              [
                facts.line === 'MOTOR' ? t('schedule.mibLevy') : t('schedule.otherLevies'),
                printedMoney(breakdown.otherLeviesCents),
              ] as const,
            ]),
        [t('schedule.total'), printedMoney(breakdown.totalCents)],
      ]),
      { text: t('receipt.computer'), style: 'soft', margin: [0, 16, 0, 0] },
    ],
  });
}

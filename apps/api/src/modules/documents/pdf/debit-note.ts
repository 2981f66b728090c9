import { writtenDay } from '@onegi/contract/written-dates';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { CommercialFacts } from '../../../ports/policy-facts.ts';
import { premiumOf } from './offered-schedule.ts';
import { printed } from './printed-texts.ts';
import { sheet } from './sheet.ts';
import { amountPanel, factList } from './tables.ts';

/** What the client owes for a policy, and by when. It is the brokerage's own: the client pays into its client account. */
export function debitNote(facts: CommercialFacts, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { note, insurer } = facts;
  const dueOn = writtenDay(note.dueOn, language);
  return sheet({
    language,
    title: t('title.debitNote'),
    subtitle: note.noteNumber,
    reference: `${note.noteNumber} · ${facts.policyNumber}`,
    content: [
      amountPanel(
        [t('debitNote.amount'), facts.totalCents],
        { text: t('debitNote.dueBy', { date: dueOn }), bold: true, fontSize: 12, margin: [0, 15, 0, 0] },
        insurer.colour,
      ),
      factList([
        [t('receipt.noteNumber'), note.noteNumber],
        [t('debitNote.noteOn'), writtenDay(facts.issuedOn, language)],
        [t('debitNote.dueOn'), dueOn],
        [t('debitNote.owedBy'), facts.insuredName],
      ]),
      { text: t('debitNote.forPolicy'), style: 'h2' },
      factList([
        [t('schedule.policyNumber'), facts.policyNumber],
        [t('schedule.transactionNumber'), facts.transactionNumber],
        [t('commercial.class'), inLanguage(facts.productName, language)],
        [t('schedule.insurer'), inLanguage(insurer.name, language)],
        [
          t('schedule.period'),
          t('schedule.periodValue', {
            from: writtenDay(facts.startsOn, language),
            to: writtenDay(facts.endsOn, language),
          }),
        ],
      ]),
      { text: t('commercial.premium'), style: 'h2' },
      premiumOf(facts, language),
      { text: t('debitNote.howToPay', { days: String(note.termDays) }), margin: [0, 16, 0, 0] },
      { text: t('debitNote.computer'), style: 'soft', margin: [0, 12, 0, 0] },
    ],
  });
}

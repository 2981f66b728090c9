import { writtenDay } from '@onegi/contract/written-dates';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { EndorsementFacts } from '../../../ports/policy-facts.ts';
import { endorsedPolicy, endorsedPremium } from './endorsement.ts';
import { printed } from './printed-texts.ts';
import { sheet } from './sheet.ts';
import { amountPanel, factList } from './tables.ts';

/** What the client owes for an endorsement, or gets back. It is the brokerage's own. */
export function endorsementNote(facts: EndorsementFacts, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { note, insurer } = facts;
  if (!note) throw new Error('An endorsement without premium has no note');
  const isCredit = facts.totalCents < 0;
  const dueOn = writtenDay(note.dueOn, language);
  return sheet({
    language,
    title: t(isCredit ? 'title.creditNote' : 'title.debitNote'),
    subtitle: note.noteNumber,
    reference: `${note.noteNumber} · ${facts.policyNumber}`,
    content: [
      amountPanel(
        [t(isCredit ? 'creditNote.amount' : 'debitNote.amount'), Math.abs(facts.totalCents)],
        {
          text: isCredit ? inLanguage(facts.kindName, language) : t('debitNote.dueBy', { date: dueOn }),
          bold: true,
          fontSize: 12,
          margin: [0, 15, 0, 0],
        },
        insurer.colour,
      ),
      factList([
        [t(isCredit ? 'creditNote.noteNumber' : 'receipt.noteNumber'), note.noteNumber],
        [t('debitNote.noteOn'), writtenDay(facts.issuedOn, language)],
        ...(isCredit ? [] : [[t('debitNote.dueOn'), dueOn] as const]),
        [t('debitNote.owedBy'), facts.insuredName],
        [t('endorsement.kind'), inLanguage(facts.kindName, language)],
      ]),
      { text: t('debitNote.forPolicy'), style: 'h2' },
      endorsedPolicy(facts, language),
      { text: t('endorsement.premiumHead'), style: 'h2' },
      endorsedPremium(facts, language),
      {
        text: isCredit ? t('creditNote.howBack') : t('debitNote.howToPay', { days: String(note.termDays) }),
        margin: [0, 16, 0, 0],
      },
      { text: t('debitNote.computer'), style: 'soft', margin: [0, 12, 0, 0] },
    ],
  });
}

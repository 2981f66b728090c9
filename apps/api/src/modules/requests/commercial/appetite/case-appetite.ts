import type { InsurerAppetite } from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { type LineCode, lineCodes } from '@onegi/contract/lines';
import type { Deps } from '../../../../deps.ts';
import { type Bilingual, inLanguage } from '../../../../lib/bilingual.ts';
import { printedMoney } from '../../../../lib/printed.ts';
import { bilingual, texts } from '../../../../lib/texts.ts';
import type { Actor } from '../../../../ports/actor.ts';
import type { CatalogueSnapshot, Insurer } from '../../../../ports/catalogue.ts';
import { occupationList } from '../../../catalogue/occupation-lists.ts';
import { allowedActions } from '../../../workflow/act.ts';
import type { RequestRow } from '../../tables.ts';
import { formOf } from '../case-form.ts';
import { readCase } from '../case-row.ts';
import { requireUnderway } from '../case-workflow.ts';
import { filledInOf } from '../filled-in.ts';
import { contactsFor } from '../links/contacts.ts';
import { offerWorkflow } from '../offers/offer-workflow.ts';
import { readOffers } from '../offers/read-offers.ts';
import { appetites, type CommercialForm } from './appetites.ts';
import { type Appetite, amountMeasures, judgeAppetite, type Unfit } from './judge-appetite.ts';
import { riskFacts } from './risk-facts.ts';

/** Takes everything of the business. */
const everything: Appetite = {};

/** What an insurer writes of a case's business: of a personal line everything that it has plans of. */
function appetiteOf(snapshot: CatalogueSnapshot, { code }: Insurer, { template, product }: RequestRow) {
  if (template !== 'OTHERS_P' && template !== 'OTHERS_M') return appetites[code]?.[template as CommercialForm];
  const line = lineCodes.find((each) => each === product) as LineCode | undefined;
  const isOnSale = line && snapshot.line(line).plans.some((plan) => plan.insurer.code === code);
  return isOnSale ? everything : undefined;
}

/** A row's own words, and those of its choices. */
function wordsOf({ questions }: TemplateForm, row: string, values: readonly string[] = []) {
  const question = questions.find(({ questionId }) => questionId === row);
  const options = values.map((value) => question?.options?.find((option) => option.value === value));
  const joined = (separator: string, pick: (option: (typeof options)[number], at: number) => string) =>
    options.map((option, at) => pick(option, at)).join(separator);
  return {
    row: { en: question?.label ?? row, zhHant: question?.labelZh ?? row },
    choices: {
      en: joined(', ', (option, at) => option?.label ?? values[at] ?? ''),
      zhHant: joined('、', (option, at) => option?.labelZh ?? values[at] ?? ''),
    },
  };
}

const occupationNames = (codes: readonly string[]): Bilingual => {
  const named = codes.map((code) => occupationList.find(({ value }) => value === code));
  return {
    en: named.map((each) => each?.label ?? '').join(', '),
    zhHant: named.map((each) => each?.labelZh ?? '').join('、'),
  };
};

/** A size as people read it: an amount, or people, years or a year. */
function sizeText(measure: string, size: number): string {
  return amountMeasures.some((each) => each === measure) ? printedMoney(size).replace(/\.00$/, '') : String(size);
}

/** A reason in words. */
function describeReason(form: TemplateForm, unfit: Unfit): InsurerAppetite['reasons'][number] {
  const write = (key: Unfit['kind'], params: Record<string, Bilingual | string> = {}) =>
    bilingual((language) => {
      const written = Object.entries(params).map(([name, text]) => [
        name,
        typeof text === 'string' ? text : inLanguage(text, language),
      ]);
      return texts[language](`offerDesk.reasons.${key}`, Object.fromEntries(written) as never);
    });
  const wording = (): Bilingual => {
    switch (unfit.kind) {
      case 'form':
        return write('form', { form: { en: form.templateName, zhHant: form.templateNameZh } });
      case 'only':
        return write('only', wordsOf(form, unfit.row, unfit.answers));
      case 'never':
        return write('never', wordsOf(form, unfit.row, [unfit.answer]));
      case 'most':
      case 'least':
        return write(unfit.kind, {
          measure: bilingual((language) => texts[language](`offerDesk.measures.${unfit.measure}`)),
          bound: sizeText(unfit.measure, unfit.bound),
          is: sizeText(unfit.measure, unfit.is),
        });
      case 'occupations':
        return write('occupations', { upTo: unfit.upTo, occupations: occupationNames(unfit.codes) });
      case 'stated':
        return write('stated', { row: wordsOf(form, unfit.row).row });
    }
  };
  const { en, zhHant } = wording();
  return { code: unfit.kind, label: en, labelZh: zhHant };
}

/**
 * Each insurer's appetite for a case, those that write it first; and which of them was asked.
 * @throws AppError quoteRequest.notFound, case.* where it is not with the office
 */
export async function caseAppetite(deps: Deps, actor: Actor, caseNumber: string): Promise<InsurerAppetite[]> {
  const row = await readCase(deps, deps.db, actor, 'requests.answer', { number: caseNumber });
  const by = { actor, now: deps.clock.now() };
  requireUnderway(row, by);
  const snapshot = deps.catalogue.current();
  const form = formOf(snapshot, row);
  const facts = riskFacts(row.template, form, filledInOf(deps, row));
  const offers = new Map((await readOffers(deps.db, row.id)).map((offer) => [offer.insurer_code, offer]));
  const contacts = await contactsFor(deps, deps.db, row.product);
  return snapshot.insurers
    .map((insurer): InsurerAppetite => {
      const unfit = judgeAppetite(appetiteOf(snapshot, insurer, row), facts);
      const offer = offers.get(insurer.code);
      const address = contacts.get(insurer.code);
      return {
        insurerCode: insurer.code,
        insurerName: insurer.name.en,
        insurerNameZh: insurer.name.zhHant,
        fits: unfit.length === 0,
        reasons: unfit.map((each) => describeReason(form, each)),
        offerState: offer?.state ?? null,
        canSend: row.status === 'waiting' && (!offer || allowedActions(offerWorkflow, offer, by).includes('sendAgain')),
        linkEmail: address?.email ?? null,
        insurerLanguage: address?.language ?? null,
      };
    })
    .toSorted((a, b) => Number(b.fits) - Number(a.fits));
}

import type { Deps } from '../../../deps.ts';
import { bothTexts } from '../../../lib/texts.ts';
import type { EndorsementFacts } from '../../../ports/policy-facts.ts';
import { products } from '../../catalogue/code-lists.ts';
import type { EndorsementChanges } from './changes.ts';
import type { IssuedNote } from './endorsement-note.ts';
import type { DraftRow } from './endorsement-workflow.ts';
import type { EndorsedPolicy } from './policy-terms.ts';

interface Printed {
  readonly changes: EndorsementChanges;
  readonly note: IssuedNote | null;
  /** Of the holder as after the endorsement. */
  readonly insuredName: string;
}

const productNameOf = (product: string) => {
  const found = products.find(({ value }) => value === product);
  return { en: found?.label ?? product, zhHant: found?.labelZh ?? product };
};

/** Everything that an endorsement and its note print, as it stands at issue. */
export function endorsementFacts(
  deps: Deps,
  { policy, product, state }: EndorsedPolicy,
  draft: DraftRow,
  { changes, note, insuredName }: Printed,
): EndorsementFacts {
  const { insurerByCode, settings } = deps.catalogue.current();
  const insurer = insurerByCode.get(policy.insurer_code);
  const { booked } = draft.figures;
  return {
    endorsement: true,
    kind: draft.kind,
    kindName: bothTexts(`endorsements.kinds.${draft.kind}`),
    product,
    productName: productNameOf(product),
    insurer: {
      code: policy.insurer_code,
      name: insurer?.name ?? { en: policy.insurer_code, zhHant: policy.insurer_code },
      colour: insurer?.colour ?? '#0b616e',
    },
    policyNumber: policy.policy_number,
    transactionNumber: policy.transaction_number,
    endorsementNo: draft.endorsement_no,
    issuedOn: deps.clock.today(),
    effectiveOn: draft.effective_on,
    startsOn: state.startsOn,
    endsOn: changes.endsOn?.after ?? state.endsOn,
    insuredName,
    changes: changes.lines.map((line) => ({
      label: { en: line.label, zhHant: line.labelZh },
      before: { en: line.before, zhHant: line.beforeZh },
      after: { en: line.after, zhHant: line.afterZh },
    })),
    premiumCents: booked.actualPremiumCents,
    classLeviesCents: booked.otherLeviesCents,
    iaLevyCents: booked.levyCents,
    totalCents: booked.receivableCents,
    note: note && { noteNumber: note.noteNumber, dueOn: note.dueOn, termDays: settings.premiumTermDays },
  };
}

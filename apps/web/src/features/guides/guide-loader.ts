import { getBenefitGuide } from '@onegi/contract/calls/quotes/benefit-guide';
import { guideNames, guides } from '@onegi/contract/guides';
import { answeringParts } from '../../lib/answering-parts.ts';

/** What a guide is made with. */
export const guideLoader = answeringParts(async (ask, { params }) => {
  const name = guideNames.find((known) => known === params.guide);
  if (!name) return;
  const { line, group } = guides[name];
  await ask(getBenefitGuide, { query: { product: line, group } });
});

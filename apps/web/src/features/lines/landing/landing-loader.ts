import { getLineExample } from '@onegi/contract/calls/quotes/line-examples';
import type { LineCode } from '@onegi/contract/lines';
import { answeringParts } from '../../../lib/answering-parts.ts';

/** What a line's landing page is made with. */
export const landingLoader = (line: LineCode) =>
  answeringParts((ask) => ask(getLineExample, { query: { product: line } }));

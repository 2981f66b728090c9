import { call } from '../../call.ts';
import { purchaseFields as p } from '../../fields/purchases.ts';
import { nested, nullable, shape } from '../../shape.ts';
import { frozenQuote } from '../quotes/shapes.ts';

export const openLink = call({
  name: 'openLink',
  method: 'GET',
  path: '/buy/link/{token}',
  summary: 'The frozen quote behind a purchase link',
  tag: 'purchases',
  permission: 'links.open',
  params: shape({ linkToken: p.linkToken }),
  answer: shape({
    quote: nested('quote', frozenQuote),
    /** The application of this link; null where none was begun yet. */
    applicationRef: nullable(p.applicationRef),
    /** True: somebody has filled in some of it. */
    resumed: p.resumed,
  }),
});

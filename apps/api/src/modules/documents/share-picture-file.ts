import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import { limitLinkUse } from '../../http/limit-link.ts';
import { hashOfToken } from '../../lib/link-token.ts';
import type { Language } from '../../lib/texts.ts';
import { openShare } from '../quotes/shares/open-share.ts';

/** Some hundred kilobytes each; a link is looked at by many, and by the services that show it. */
const MOST_KEPT = 64;
const MOST_MADE = 12;

const kept = new WeakMap<Deps, LRUCache<string, Promise<Buffer>>>();

/**
 * The picture that stands beside a shared link, made once for each language and kept a while.
 * @throws AppError share.notFound, share.expired, request.rateLimited, server.busy
 */
export async function sharePictureFile(
  deps: Deps,
  token: string,
  language: Language,
  request: Request,
): Promise<Buffer> {
  const share = await openShare(deps, token, request);
  const pictures = kept.get(deps) ?? new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  kept.set(deps, pictures);
  const id = hashOfToken(token).toString('hex');
  const key = `${id} ${language}`;
  const known = pictures.get(key);
  if (known) return known;
  await limitLinkUse(deps, 'share', 'picture', id, MOST_MADE);
  const priced = share.plans.flatMap(({ totalCents }) => totalCents ?? []);
  const making = deps.pdfs.make({
    kind: 'sharePicture',
    language,
    share: {
      product: { en: share.lineName, zhHant: share.lineNameZh },
      searchText: { en: share.searchText, zhHant: share.searchTextZh },
      plans:
        share.sharedKind === 'list'
          ? []
          : share.plans.map(({ planName, planNameZh, totalCents }) => ({
              name: { en: planName, zhHant: planNameZh },
              totalCents,
            })),
      planCount: share.plans.length,
      lowestCents: priced.length > 0 ? Math.min(...priced) : null,
      expiresOn: share.expiresOn,
    },
  });
  pictures.set(key, making);
  making.catch(() => pictures.delete(key));
  return making;
}

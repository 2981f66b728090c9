import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps.ts';
import type { Request } from '../../http/fastify.ts';
import { limitLinkUse } from '../../http/limit-link.ts';
import type { Language } from '../../lib/texts.ts';
import { describeShare, findShare } from '../quotes/shares/open-share.ts';

/** Some hundred kilobytes each; a link is looked at by many, and by the services that show it. */
const MOST_KEPT = 64;
const MOST_MADE = 12;

type Share = Awaited<ReturnType<typeof findShare>>;

const kept = new WeakMap<Deps, LRUCache<string, Promise<Buffer>>>();

async function makePicture(deps: Deps, share: Share, token: string, language: Language): Promise<Buffer> {
  await limitLinkUse(deps, 'share', 'picture', share.token_hash.toString('hex'), MOST_MADE);
  const shown = await describeShare(deps, share, token);
  const priced = shown.plans.flatMap(({ totalCents }) => totalCents ?? []);
  return deps.pdfs.make({
    kind: 'sharePicture',
    language,
    share: {
      product: { en: shown.lineName, zhHant: shown.lineNameZh },
      searchText: { en: shown.searchText, zhHant: shown.searchTextZh },
      plans:
        shown.sharedKind === 'list'
          ? []
          : shown.plans.map(({ planName, planNameZh, totalCents }) => ({
              name: { en: planName, zhHant: planNameZh },
              totalCents,
            })),
      planCount: shown.plans.length,
      lowestCents: priced.length > 0 ? Math.min(...priced) : null,
      expiresOn: shown.expiresOn,
    },
  });
}

/**
 * The picture that stands beside a shared link, made once for each language and kept a while: whoever looks while it is made
 * waits for the same.
 * @throws AppError share.notFound, share.expired, plan.notFound, request.rateLimited, server.busy
 */
export async function sharePictureFile(
  deps: Deps,
  token: string,
  language: Language,
  request: Request,
): Promise<Buffer> {
  const share = await findShare(deps, token, request);
  const pictures = kept.get(deps) ?? new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
  kept.set(deps, pictures);
  const key = `${share.token_hash.toString('hex')} ${language}`;
  const known = pictures.get(key);
  if (known) return known;
  const making = makePicture(deps, share, token, language);
  pictures.set(key, making);
  making.catch(() => pictures.delete(key));
  return making;
}

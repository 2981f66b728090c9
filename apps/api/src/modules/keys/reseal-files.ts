import { resealPrinted } from '../documents/print-cached.ts';
import type { OnProgress, ResealDeps } from './reseal-deps.ts';

const PAGE = 200;
const AT_ONCE = 8;

/** Seals with the newest key the kept PDFs of all documents that hold personal data; answers how many needed it. */
export async function resealFiles(deps: ResealDeps, newest: Buffer, onProgress: OnProgress): Promise<number> {
  const documents = deps.db.selectFrom('documents').where('kind', '<>', 'wording');
  const { total } = await documents.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  let seen = 0;
  let resealed = 0;
  let last: string | undefined;
  for (;;) {
    const page = await documents
      .select('id')
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const rest = page.values();
    const work = async () => {
      for (const { id } of rest) if (await resealPrinted(deps, id, newest)) resealed += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    seen += page.length;
    onProgress('kept PDFs', seen, total);
    if (page.length < PAGE) return resealed;
    last = page.at(-1)?.id;
  }
}

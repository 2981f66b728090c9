import { downFile } from '@onegi/contract/calls/common/down-file';
import { comparePdf } from '@onegi/contract/calls/quotes/compare-pdf';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Api } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { Language } from '../../lib/texts.ts';
import { monogram } from './monogram.ts';
import { printComparison } from './print-comparison.ts';
import { sendFile, withPdfHeaders } from './send-file.ts';
import { sharePictureFile } from './share-picture-file.ts';

/** PDFs, and the insurers' logos. */
export function documentsRoutes(app: Api, deps: Deps): void {
  serveCall(app, downFile, ({ query, request, reply }) => sendFile(deps, query, request, reply));

  serveCall(app, comparePdf, async ({ body, reply }) => {
    const pdf = await printComparison(deps, body);
    return withPdfHeaders(reply, `OneGI-comparison-${deps.clock.today()}.pdf`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });

  app.get<{ Params: { token: string; language: Language } }>(
    '/shared-pictures/:token/:language(en|zh-Hant).png',
    { config: { permission: 'quotes.read' } },
    async (request, reply) => {
      const { token, language } = request.params;
      const picture = await sharePictureFile(deps, token, language, request);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .header('x-robots-tag', 'noindex')
        .send(picture);
    },
  );

  app.get<{ Params: { code: string } }>(
    '/insurers/:code.svg',
    { config: { permission: 'catalogue.read' } },
    async ({ params }, reply) => {
      const insurer = deps.catalogue.current().insurerByCode.get(params.code);
      if (!insurer) throw new AppError('file.notFound');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .send(monogram({ code: insurer.code, colour: insurer.colour, name: insurer.name.en }));
    },
  );
}

import { getBenefitGuide } from '@onegi/contract/calls/quotes/benefit-guide';
import { getLineExample, listLineExamples } from '@onegi/contract/calls/quotes/line-examples';
import { planCompare } from '@onegi/contract/calls/quotes/plan-compare';
import { planCoverage } from '@onegi/contract/calls/quotes/plan-coverage';
import { planFacts } from '@onegi/contract/calls/quotes/plan-facts';
import {
  planFire,
  planHelper,
  planMedical,
  planMotor,
  planOthers,
  planPet,
  planTravel,
} from '@onegi/contract/calls/quotes/plan-lists';
import { promotionCheck } from '@onegi/contract/calls/quotes/promotion-check';
import { recentSearches as recentSearchesCall } from '@onegi/contract/calls/quotes/recent-searches';
import { openShare as openShareCall, shareQuotes as shareQuotesCall } from '@onegi/contract/calls/quotes/shares';
import type { LineCode } from '@onegi/contract/lines';
import type { SearchByLine } from '@onegi/contract/lines/all';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import type { Deps } from '../../deps.ts';
import { browserName } from '../../http/browser-name.ts';
import type { Api, Reply, Request } from '../../http/fastify.ts';
import { serveCall } from '../../http/serve-call.ts';
import { benefitGuide } from './benefit-guide.ts';
import { checkPromotionCode } from './check-promotion-code.ts';
import { comparePlans, lookAtPlan } from './compare-plans.ts';
import { describeQuote, describeUnpriced } from './describe-quote.ts';
import { lineExample, lineExamples } from './line-examples.ts';
import { planLister } from './list-plans.ts';
import { accountSearcher, recentSearches, searchMemory } from './recent-searches.ts';
import { sendPlanFacts } from './send-plan-facts.ts';
import { openShare } from './shares/open-share.ts';
import { shareQuotes } from './shares/share-quotes.ts';

/** Search, list, comparison, details, promotion codes and recent searches. */
export function quotesRoutes(app: Api, deps: Deps): void {
  const memory = searchMemory(deps.db, (error) => app.log.warn({ err: error }, 'recent searches were not kept'));
  app.addHook('onClose', () => memory.flush());

  /** Lists a line's plans, and remembers the search for the account or the browser that made it. */
  function lists<Line extends LineCode>(line: Line) {
    const list = planLister(deps, line);
    return (search: SearchByLine[Line], request: Request, reply: Reply) => {
      const { answer, sealed, cheapest } = list(search);
      if (cheapest) {
        memory.remember({
          searcher: accountSearcher(request.actor) ?? browserName(request, reply, deps.config),
          line,
          search: sealed.search,
          planCode: cheapest.plan.code,
          totalCents: cheapest.totalCents || null,
          at: deps.clock.now(),
        });
      }
      return answer;
    };
  }
  const travel = lists('TRAVEL');
  serveCall(app, planTravel, ({ body, request, reply }) => travel(body, request, reply));
  const fire = lists('FIRE');
  serveCall(app, planFire, ({ body, request, reply }) => fire(body, request, reply));
  const motor = lists('MOTOR');
  serveCall(app, planMotor, ({ body, request, reply }) => motor(body, request, reply));
  const helper = lists('DH');
  serveCall(app, planHelper, ({ body, request, reply }) => helper(body, request, reply));
  const pet = lists('PET');
  serveCall(app, planPet, ({ body, request, reply }) => pet(body, request, reply));
  const medical = lists('MEDICAL');
  serveCall(app, planMedical, ({ body, request, reply }) => medical(body, request, reply));
  const others = { HOME: lists('HOME'), OS: lists('OS'), PA: lists('PA'), GOLF: lists('GOLF') };
  serveCall(app, planOthers, ({ body: { prod, ...body }, request, reply }) =>
    others[prod](body as never, request, reply),
  );

  serveCall(app, planFacts, ({ query, request, reply }) =>
    sendPlanFacts(deps.catalogue.current(), query, request, reply),
  );

  serveCall(app, listLineExamples, () => lineExamples(deps.catalogue.current()));
  serveCall(app, getLineExample, ({ query }) => lineExample(deps.catalogue.current(), query.product));
  serveCall(app, getBenefitGuide, ({ query }) => benefitGuide(deps.catalogue.current(), query));

  serveCall(app, planCompare, ({ body }) => comparePlans(deps, body));

  serveCall(app, planCoverage, async ({ body }) => {
    const { plan, quote } = await lookAtPlan(deps, body.line, body);
    const card = quote ? describeQuote(quote) : describeUnpriced(plan, variantsOf(plan.line).base);
    return {
      card,
      brochure: plan.brochureFile,
      wording: plan.wordingFile,
      canBuy: quote !== null && /^[AB]$/.test(card.method),
    };
  });

  serveCall(app, shareQuotesCall, ({ body, request }) => shareQuotes(deps, body, request));
  serveCall(app, openShareCall, ({ params, request }) => openShare(deps, params.shareToken, request));

  serveCall(app, promotionCheck, async ({ body }) => checkPromotionCode(deps.catalogue.current(), body));

  serveCall(app, recentSearchesCall, ({ request, reply }) => {
    const searchers = [browserName(request, reply, deps.config), accountSearcher(request.actor)];
    return recentSearches(
      deps.db,
      deps.catalogue.current(),
      searchers.filter((searcher) => searcher !== undefined),
    );
  });
}

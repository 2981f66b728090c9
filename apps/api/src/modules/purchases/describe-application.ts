import type { Application, ChosenOptions } from '@onegi/contract/calls/purchases/shapes';
import { type TravelOption, travelOptions } from '@onegi/contract/lines/travel';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refOf } from '../../lib/refs.ts';
import { describeQuote } from '../quotes/describe-quote.ts';
import type { Quote } from '../quotes/quote.ts';
import { quoteDeps, readQuote, requote } from '../quotes/read-quote.ts';
import { openPeople } from './people.ts';
import type { ApplicationRow } from './repository.ts';

/** The frozen quote of an application, also after its last day. */
export function quoteOf(deps: Deps, row: ApplicationRow): Promise<Quote> {
  return readQuote(quoteDeps(deps), row.quote_ref, { today: row.quote_expires_on });
}

export function optionsOf(quote: Quote): ChosenOptions {
  const chosen = new Set<TravelOption>(quote.options);
  return {
    cruise: chosen.has('cruise'),
    scuba: chosen.has('scuba'),
    golf: chosen.has('golf'),
    winter: chosen.has('winter'),
  };
}

/** Each optional cover's price on this trip, on its own; one that cannot be priced is left out. */
async function optionPrices(deps: Deps, quote: Quote): Promise<Record<string, number>> {
  const prices: Record<string, number> = {};
  for (const option of travelOptions) {
    try {
      const { riderPremiums } = await requote(quoteDeps(deps), quote, { options: [option] });
      prices[option] = riderPremiums.reduce((sum, { premiumCents }) => sum + premiumCents, 0);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'quote.referred')) throw error;
    }
  }
  return prices;
}

function stateOf(row: ApplicationRow, today: string): Application['state'] {
  if (row.state === 'paid') return 'paid';
  return today > row.quote_expires_on ? 'expired' : row.state;
}

/** An application as its owner sees it. */
export async function describeApplication(deps: Deps, row: ApplicationRow, quote: Quote): Promise<Application> {
  const people = openPeople(deps.seal, row);
  return {
    applicationRef: refOf(deps.seal, 'application', row.id),
    version: row.version,
    state: stateOf(row, deps.clock.today()),
    step: row.step,
    language: row.language,
    quote: describeQuote(quote),
    previousTotalCents: row.previous_total_cents,
    options: optionsOf(quote),
    applicant: people.applicant,
    travellers: [...people.travellers],
    optionPrices: await optionPrices(deps, quote),
  };
}

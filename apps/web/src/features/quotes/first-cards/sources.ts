/**
 * How a value of a search stands in a request's body: the address has nothing but text. Codes are written in capitals,
 * items are lists of numbers.
 */
export type Kind = 'text' | 'code' | 'number' | 'flag' | 'items';

/** Names of a shape: those of the domain and, for each, the one that travels. */
export type Names = Readonly<Record<string, string>>;

/** How a line's prices are asked for. */
export interface PriceRequest {
  readonly address: string;
  /** The fields of the body in their order; a question mark where the search may go without. */
  readonly body: Readonly<Record<string, Kind | `${Kind}?`>>;
  /** The fields that decide which facts are asked for; none where a plan's facts are always the same. */
  readonly choices: Names;
}

/**
 * What an early request needs to know of the contract, in few words, since it stands in the page. Worked out when the
 * pages are built: the contract itself is heavy.
 */
export interface RequestSources {
  readonly prices: Readonly<Partial<Record<string, PriceRequest>>>;
  readonly facts: { readonly address: string; readonly product: string; readonly variant: string };
}

/** What reading the answers needs to know of it. */
export interface AnswerNames {
  readonly card: Names;
  readonly facts: Names;
  readonly highlight: Names;
}

/** What the shoppers' requests met: answers that no fault excuses, and the time in which nothing succeeded. */
export class Traffic {
  /** Failures of the server other than 503 with Retry-After, by answer and route. */
  readonly otherFailures = new Map<string, number>();
  /** How often every portal refused. */
  refusals = 0;
  #refusedSince: number | null = null;
  #longestRefusedMs = 0;
  #refusedMs = 0;

  succeeded(): void {
    this.#endRefusal();
  }

  /** Every portal refused: no connection, 503, too busy. */
  refused(): void {
    this.refusals += 1;
    this.#refusedSince ??= performance.now();
  }

  failed(what: string): void {
    this.otherFailures.set(what, (this.otherFailures.get(what) ?? 0) + 1);
  }

  /** Seconds between a first refusal and the next success: the longest span and all of them together. */
  refusedSeconds(): { longest: number; total: number } {
    this.#endRefusal();
    return { longest: this.#longestRefusedMs / 1000, total: this.#refusedMs / 1000 };
  }

  #endRefusal(): void {
    if (this.#refusedSince === null) return;
    const ms = performance.now() - this.#refusedSince;
    this.#refusedSince = null;
    this.#refusedMs += ms;
    this.#longestRefusedMs = Math.max(this.#longestRefusedMs, ms);
  }
}

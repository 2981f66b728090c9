/** What happens to a case so many hours after it was submitted. Money in dollars. */
export type Step = { readonly hours: number } & (
  | { readonly do: 'take' }
  | { readonly do: 'send'; readonly insurers: number }
  /** The insurer at this place of those that were asked answers. */
  | { readonly do: 'quote'; readonly of: number; readonly factor: number; readonly validDays?: number }
  | { readonly do: 'needs' | 'notQuoting'; readonly of: number }
  | { readonly do: 'decline' | 'accept'; readonly of: number }
  | { readonly do: 'ask' | 'resubmit' | 'refuse' | 'withdraw' | 'issue' | 'expire' }
);

export interface Story {
  /** How long ago it was submitted, or begun where it is a draft still. */
  readonly hoursAgo: number;
  readonly isDraft?: true;
  readonly steps: readonly Step[];
}

const DAY = 24;
const take = (hours: number): Step => ({ hours, do: 'take' });
const send = (hours: number, insurers = 3): Step => ({ hours, do: 'send', insurers });
const quote = (hours: number, of: number, factor = 1, validDays = 30): Step => ({
  hours,
  do: 'quote',
  of,
  factor,
  validDays,
});

const draft = (hoursAgo: number): Story => ({ hoursAgo, isDraft: true, steps: [] });
const unclaimed = (hoursAgo: number): Story => ({ hoursAgo, steps: [] });
const claimed = (hoursAgo: number): Story => ({ hoursAgo, steps: [take(hoursAgo / 2)] });
const asked = (hoursAgo: number): Story => ({ hoursAgo, steps: [take(hoursAgo / 4), send(hoursAgo / 2)] });
const quoted = (hoursAgo: number): Story => ({
  hoursAgo,
  steps: [
    take(1),
    send(2),
    quote(hoursAgo / 2, 0),
    quote(hoursAgo / 2 + 1, 1, 1.12),
    { hours: hoursAgo / 2 + 2, do: 'notQuoting', of: 2 },
  ],
});
const compared = (hoursAgo: number): Story => ({
  hoursAgo,
  steps: [
    take(1),
    send(3),
    quote(8, 0, 0.95),
    { hours: 9, do: 'needs', of: 1 },
    quote(10, 2, 1.05),
    { hours: hoursAgo - 1, do: 'decline', of: 2 },
  ],
});
/** Its only offer has run out. */
const ranOut = (hoursAgo: number): Story => ({ hoursAgo, steps: [take(2), send(3, 1), quote(20, 0, 1, 5)] });
const pending = (hoursAgo: number): Story => ({ hoursAgo, steps: [take(1), { hours: hoursAgo / 2, do: 'ask' }] });
const answered = (hoursAgo: number): Story => ({
  hoursAgo,
  steps: [take(1), { hours: 2, do: 'ask' }, { hours: 26, do: 'resubmit' }, send(27)],
});
const refused = (hoursAgo: number): Story => ({ hoursAgo, steps: [take(2), { hours: 6, do: 'refuse' }] });
const withdrawn = (hoursAgo: number): Story => ({ hoursAgo, steps: [take(2), send(4), { hours: 9, do: 'withdraw' }] });
const accepted = (hoursAgo: number): Story => ({
  hoursAgo,
  steps: [take(1), send(2), quote(12, 0), quote(14, 1, 1.2), { hours: 20, do: 'accept', of: 0 }],
});
const issued = (hoursAgo: number): Story => ({
  hoursAgo,
  steps: [...accepted(hoursAgo).steps, { hours: 26, do: 'issue' }],
});
const expired = (hoursAgo: number): Story => ({ hoursAgo, steps: [take(3), { hours: 91 * DAY, do: 'expire' }] });

/** Sixty cases: every status, minutes to a hundred days old, some late, some that nobody has taken. */
export const stories: readonly Story[] = [
  ...[0.2, 3, 20, 2 * DAY, 6 * DAY, 15 * DAY].map(draft),
  ...[0.1, 0.7, 2, 5, 20, 27, 41, 3 * DAY].map(unclaimed),
  ...[1, 6, 18, 30, 50].map(claimed),
  ...[4, 12, 22, 36, 4 * DAY].map(asked),
  ...[10, 20, 30, 2 * DAY].map(quoted),
  ...[30, 3 * DAY].map(compared),
  ...[8 * DAY, 12 * DAY].map(ranOut),
  ...[3, 9, 28, 3 * DAY].map(pending),
  ...[2 * DAY, 5 * DAY].map(answered),
  ...[4 * DAY, 11 * DAY, 25 * DAY, 40 * DAY].map(refused),
  ...[3 * DAY, 9 * DAY, 21 * DAY, 33 * DAY].map(withdrawn),
  ...[30, 2 * DAY, 3 * DAY, 6 * DAY, 10 * DAY].map(accepted),
  ...[2 * DAY, 5 * DAY, 14 * DAY, 22 * DAY, 35 * DAY, 50 * DAY, 64 * DAY].map(issued),
  ...[95 * DAY, 100 * DAY].map(expired),
];

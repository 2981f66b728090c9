/** A part of a whole as people read it: '12.5%'; '–' of nothing. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`;
}

/** How a figure has changed, for words and sign. */
export interface Change {
  readonly kind: 'up' | 'down' | 'same' | 'new';
  /** With its sign: '+12.5%', '−3.0%'; empty where there was nothing that it could be a part of. */
  readonly percent: string;
}

/** A figure beside the one of the period before. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same', percent: '±0.0%' };
  const kind = now > before ? 'up' : 'down';
  if (before <= 0) return { kind: before === 0 && now > 0 ? 'new' : kind, percent: '' };
  const size = Math.abs((now - before) / before);
  return { kind, percent: `${kind === 'up' ? '+' : '−'}${(size * 100).toFixed(1)}%` };
}

import type { ComponentType } from 'react';

export type Icon = ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>;

/** A question of the page with its answer. */
export interface Asked {
  readonly q: string;
  readonly a: string;
}

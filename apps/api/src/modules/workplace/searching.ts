import { type LineCode, lineCodes, type ProductCode, productCodes } from '@onegi/contract/lines';
import { type Permission, type Scope, scopeOf } from '@onegi/contract/permissions';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../ports/actor.ts';
import { lineName } from '../quotes/quoted-search.ts';
import { productName } from '../templates/product-name.ts';

/** What is looked for, and by whom. */
export interface Searching {
  readonly deps: Deps;
  readonly actor: Actor;
  /** As people write it: of one width, without spaces around. */
  readonly text: string;
  /** Of each kind. */
  readonly most: number;
}

/** The consultant codes under which the actor may see something by a right: null for everybody's, empty for nothing. */
export function codesSeen(actor: Actor, permission: Permission): readonly string[] | null {
  const scope: Scope | null = scopeOf(actor, permission);
  return scope === 'all' ? null : scope === 'own' ? actor.consultantCodes : [];
}

/** A product's name; its code where it is none of ours. */
export function nameOfLine(product: string): { en: string; zhHant: string } {
  if (lineCodes.includes(product as LineCode)) return lineName(product as LineCode);
  return productCodes.includes(product as ProductCode) ? productName(product) : { en: product, zhHant: product };
}

import { type MenuGroupCode, menusOf } from '@onegi/contract/menus';
import { type Rights, visitorRights } from '@onegi/contract/permissions';
import { useTranslations } from 'use-intl';

export interface ShownGroup {
  readonly code: string;
  readonly name: string;
  readonly items: readonly { readonly path: string; readonly name: string }[];
}

/** The groups that somebody with these rights sees, a visitor if nobody, in the page's language. Needs the texts of `menus`. */
export function useMenuGroups(rights: Rights = visitorRights): ShownGroup[] {
  const t = useTranslations('menus');
  return menusOf(rights).map(({ group, items }) => ({
    code: group,
    name: t(group),
    items: items.map(({ name, path }) => ({ path, name: t(name) })),
  }));
}

/** What stands under each button of the header, and in each part of the drawer. */
export const groupsOf: Readonly<Record<string, readonly MenuGroupCode[]>> = {
  buy: ['buy', 'buyCommercial'],
  support: ['support'],
  myCase: ['myCase'],
  about: ['about'],
};

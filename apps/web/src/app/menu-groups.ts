import { type MenuGroupCode, visitorMenus } from '@onegi/contract/menus';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../lib/use-in-language.ts';
import { useOwnMenus } from './own-menus.ts';

export interface ShownGroup {
  readonly code: string;
  readonly name: string;
  readonly items: readonly { readonly path: string; readonly name: string }[];
}

/** The groups that everybody sees, in the page's language. Needs the texts of `menus`. */
export function useVisitorGroups(): ShownGroup[] {
  const t = useTranslations('menus');
  return visitorMenus().map(({ group, items }) => ({
    code: group,
    name: t(group),
    items: items.map(({ item, path }) => ({ path, name: t(item) })),
  }));
}

/** The groups of whoever looks at the page: what the server says of a user, else what everybody sees. */
export function useMenuGroups(): ShownGroup[] {
  const everybodys = useVisitorGroups();
  const own = useOwnMenus();
  const pick = useInLanguage();
  if (!own) return everybodys;
  return own.map(({ groupCode, label, labelZh, items }) => ({
    code: groupCode,
    name: pick(label, labelZh),
    items: items.map((item) => ({ path: item.path, name: pick(item.label, item.labelZh) })),
  }));
}

/** What stands under each button of the header, and in each part of the drawer. */
export const groupsOf: Readonly<Record<string, readonly MenuGroupCode[]>> = {
  buy: ['buy', 'buyCommercial'],
  support: ['support'],
  myCase: ['myCase'],
  about: ['about'],
  administration: ['administration'],
};

import { type MenuItemCode, menusOf } from '@onegi/contract/menus';
import type { Rights } from '@onegi/contract/permissions';
import { menus as english } from '@onegi/messages/en/menus';
import { menus as chinese } from '@onegi/messages/zh-Hant/menus';

export interface FoundPage {
  readonly item: MenuItemCode;
  readonly path: string;
  /** The group it stands in, and its own, in both languages. */
  readonly group: readonly [english: string, chinese: string];
  readonly name: readonly [english: string, chinese: string];
}

/** Letters as they are compared: `CAFÉ` is found by `cafe`. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether each word of what was typed stands in one of the names, whichever language it is in. */
export function fits(typed: string, names: readonly string[]): boolean {
  const all = plain(names.join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The pages of the menus that somebody may open and that what was typed names; in the menus' order. */
export function findPages(typed: string, rights: Rights): FoundPage[] {
  return menusOf(rights)
    .flatMap(({ group, items }) =>
      items.map(
        ({ item, name, path }): FoundPage => ({
          item,
          path,
          group: [english[group], chinese[group]],
          name: [english[name], chinese[name]],
        }),
      ),
    )
    .filter(({ group, name }) => fits(typed, [...name, ...group]));
}

import { type MenuGroupCode, type MenuItemCode, type MenuName, menusOf } from '@onegi/contract/menus';
import { rightsOf } from '@onegi/contract/permissions';
import { bilingual, texts } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';

function named(code: MenuGroupCode | MenuItemCode, name: MenuGroupCode | MenuName = code) {
  const { en, zhHant } = bilingual((language) => texts[language](`menus.${name}`));
  return { groupCode: code, label: en, labelZh: zhHant };
}

/** The menus that an actor sees; groups without a page for them are left out. */
export const describeMenus = (actor: Actor) =>
  menusOf(rightsOf(actor)).map(({ group, items }) => ({
    ...named(group),
    items: items.map(({ item, name, path }) => ({ ...named(item, name), path })),
  }));

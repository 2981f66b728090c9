import { type MenuGroupCode, type MenuItemCode, menusOf } from '@onegi/contract/menus';
import { rightsOf } from '@onegi/contract/permissions';
import { bilingual, texts } from '../../lib/texts.ts';
import type { Actor } from '../../ports/actor.ts';

function named(code: MenuGroupCode | MenuItemCode) {
  const { en, zhHant } = bilingual((language) => texts[language](`menus.${code}`));
  return { groupCode: code, label: en, labelZh: zhHant };
}

/** The menus that an actor sees; groups without a page for them are left out. */
export const describeMenus = (actor: Actor) =>
  menusOf(rightsOf(actor)).map(({ group, items }) => ({
    ...named(group),
    items: items.map(({ item, path }) => ({ ...named(item), path })),
  }));

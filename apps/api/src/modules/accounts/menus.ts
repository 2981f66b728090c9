import { filterMenus, type MenuGroupCode, type MenuItemCode, type RestrictedItemCode } from '@onegi/contract/menus';
import { type Actor, type Permission, type Role, scopeOf } from '../../http/permissions.ts';
import { bilingual, texts } from '../../lib/texts.ts';

/** Who sees the entries that not everybody sees who is signed in. */
const rights: Record<RestrictedItemCode, Permission | readonly Role[]> = {
  enquiries: 'enquiries.read',
  contentEditor: ['editor'],
  users: 'users.read',
  settings: 'settings.read',
  auditTrail: 'audit.read',
};

function hasRight(actor: Actor, item: RestrictedItemCode): boolean {
  const right = rights[item];
  if (typeof right === 'string') return scopeOf(actor, right) !== null;
  return actor.limitedTo === null && actor.roles.some((role) => right.includes(role));
}

function named(code: MenuGroupCode | MenuItemCode) {
  const { en, zhHant } = bilingual((language) => texts[language](`menus.${code}`));
  return { groupCode: code, label: en, labelZh: zhHant };
}

/** The menus that an actor sees; groups without a page for them are left out. */
export function menusOf(actor: Actor) {
  const isSignedIn = actor.userId !== null && actor.limitedTo === null;
  return filterMenus((item, shown) => {
    if (shown === 'everybody') return true;
    return shown === 'signedIn' ? isSignedIn : hasRight(actor, item as RestrictedItemCode);
  }).map(({ group, items }) => ({
    ...named(group),
    items: items.map(({ item, path }) => ({ ...named(item), path })),
  }));
}

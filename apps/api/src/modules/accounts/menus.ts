import { type Actor, type Permission, type Role, scopeOf } from '../../http/permissions.ts';
import { bilingual, texts } from '../../lib/texts.ts';

type Shown = 'everybody' | 'signedIn' | Permission | readonly Role[];

interface MenuRow {
  readonly path: string;
  readonly shown: Shown;
}

/** Menus as data: which pages stand in which group, and who sees them. */
const groups = {
  buy: {
    travel: { path: '/travelIndex', shown: 'everybody' },
    home: { path: '/homeIndex', shown: 'everybody' },
    fire: { path: '/fireIndex', shown: 'everybody' },
    student: { path: '/overseaSIndex', shown: 'everybody' },
    motor: { path: '/motorIndex', shown: 'everybody' },
    accident: { path: '/PAIndex', shown: 'everybody' },
    pet: { path: '/petsIndex', shown: 'everybody' },
    helper: { path: '/domesticIndex', shown: 'everybody' },
    medical: { path: '/medicalIndex', shown: 'everybody' },
    golf: { path: '/golfIndex', shown: 'everybody' },
    smallBusiness: { path: '/smeIndex', shown: 'everybody' },
  },
  support: {
    promotions: { path: '/CpsPromotions', shown: 'signedIn' },
    activities: { path: '/CpsActivities', shown: 'signedIn' },
    library: { path: '/productLibrary', shown: 'signedIn' },
    makingClaims: { path: '/makingClaims', shown: 'everybody' },
    claimsFaq: { path: '/claimsFaq', shown: 'everybody' },
    contactUs: { path: '/contactUs', shown: 'everybody' },
  },
  myCase: {
    dashboard: { path: '/home', shown: 'signedIn' },
    requests: { path: '/requests', shown: 'everybody' },
  },
  about: {
    whyOneGI: { path: '/whyOneGI', shown: 'everybody' },
    ourCompany: { path: '/ourCompany', shown: 'everybody' },
    security: { path: '/security', shown: 'everybody' },
    privacy: { path: '/privacy', shown: 'everybody' },
    terms: { path: '/termsConditionsOfUse', shown: 'everybody' },
    sitemap: { path: '/sitemap', shown: 'everybody' },
  },
  administration: {
    contentEditor: { path: '/content-editor', shown: ['editor'] },
    users: { path: '/users', shown: 'users.read' },
    settings: { path: '/settings', shown: 'settings.read' },
    auditTrail: { path: '/audit', shown: ['compliance'] },
  },
} as const satisfies Record<string, Record<string, MenuRow>>;

type GroupCode = keyof typeof groups;
type ItemCode = { [G in GroupCode]: keyof (typeof groups)[G] }[GroupCode];

function isShown(actor: Actor, shown: Shown): boolean {
  if (shown === 'everybody') return true;
  if (shown === 'signedIn') return actor.userId !== null && actor.limitedTo === null;
  if (typeof shown === 'string') return scopeOf(actor, shown) !== null;
  return actor.limitedTo === null && actor.roles.some((role) => shown.includes(role));
}

function named(code: GroupCode | ItemCode) {
  const { en, zhHant } = bilingual((language) => texts[language](`accounts.menu.${code}`));
  return { groupCode: code, label: en, labelZh: zhHant };
}

/** The menus that an actor sees; groups without a page for them are left out. */
export function menusOf(actor: Actor) {
  return Object.entries(groups)
    .map(([group, rows]) => ({
      ...named(group as GroupCode),
      items: Object.entries<MenuRow>(rows)
        .filter(([, { shown }]) => isShown(actor, shown))
        .map(([item, { path }]) => ({ ...named(item as ItemCode), path })),
    }))
    .filter(({ items }) => items.length > 0);
}

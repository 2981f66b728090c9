/**
 * Who sees an entry: everybody, whoever is signed in, or whom the server's table of rights names. The server decides;
 * pages made before anybody asks show what everybody sees.
 */
type Shown = 'everybody' | 'signedIn' | 'byRight';

export interface MenuEntry {
  /** A page of ours, without language. */
  readonly path: string;
  readonly shown: Shown;
}

/** The menus of the site: which pages stand in which group, in their order. Names are texts of `menus`. */
export const menuGroups = {
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
  },
  buyCommercial: {
    smallBusiness: { path: '/smeIndex', shown: 'everybody' },
    businessPackage: { path: '/commercial-insurance/form?templateId=BP', shown: 'everybody' },
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
    disclaimer: { path: '/disclaimer', shown: 'everybody' },
    sitemap: { path: '/sitemap', shown: 'everybody' },
  },
  administration: {
    enquiries: { path: '/enquiries', shown: 'byRight' },
    contentEditor: { path: '/content-editor', shown: 'byRight' },
    users: { path: '/users', shown: 'byRight' },
    settings: { path: '/settings', shown: 'byRight' },
    auditTrail: { path: '/audit', shown: 'byRight' },
  },
} as const satisfies Record<string, Record<string, MenuEntry>>;

export type MenuGroups = typeof menuGroups;
export type MenuGroupCode = keyof MenuGroups;
export type MenuItemCode = { [G in MenuGroupCode]: keyof MenuGroups[G] }[MenuGroupCode];

type ByRight<Rows> = { [I in keyof Rows]: Rows[I] extends { shown: 'byRight' } ? I : never }[keyof Rows];
/** What only some roles see. */
export type RestrictedItemCode = { [G in MenuGroupCode]: ByRight<MenuGroups[G]> }[MenuGroupCode];

export interface MenuRow {
  readonly item: MenuItemCode;
  readonly path: string;
}

/** Groups with the entries that are let through; groups left empty are left out. */
export function filterMenus(isShown: (item: MenuItemCode, shown: Shown) => boolean) {
  return Object.entries(menuGroups)
    .map(([group, rows]) => ({
      group: group as MenuGroupCode,
      items: Object.entries(rows as Record<string, MenuEntry>)
        .map(([item, { path, shown }]) => ({ item: item as MenuItemCode, path, shown }))
        .filter(({ item, shown }) => isShown(item, shown))
        .map(({ item, path }): MenuRow => ({ item, path })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What a visitor sees. */
export const visitorMenus = () => filterMenus((_, shown) => shown === 'everybody');

import { listAddress } from './purchase.ts';

/** Every page that a visitor can open by its address alone, by area: name and path, without language. */
export const publicPages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shop: {
    home: '/',
    'travel landing': '/travelIndex',
    'home landing': '/homeIndex',
    'fire landing': '/fireIndex',
    'motor landing': '/motorIndex',
    'accident landing': '/PAIndex',
    'medical landing': '/medicalIndex',
    'student landing': '/overseaSIndex',
    'pet landing': '/petsIndex',
    'helper landing': '/domesticIndex',
    'golf landing': '/golfIndex',
    'business landing': '/smeIndex',
  },
  search: {
    'travel search': '/travel-searchPlan',
    'home search': '/home-searchPlan?area=06',
    'fire search': '/fire-searchPlan',
    'motor search': '/motor-searchPlan?driverNo=2&driverList=1-T-T,2-24-2&accident=Y',
    'accident search': '/PA-searchPlan?peopleType=F',
    'medical search': '/medical-searchPlan?age=50&maternity=true',
    'student search': '/overseas-searchPlan',
    'pet search': '/pets-searchPlan',
    'helper search': '/domestic-searchPlan',
    'business quotation': '/sme-searchPlan',
  },
  quotes: {
    'quote list': listAddress(),
    'home quote list': '/quoteCards?prod=HOME&area=06&areaNumber=4500&typeBuild=H&ageBuild=M',
    'plan details': '/planCoverage/TRAVEL/LPG/LPG-TRAVEL-S',
    'purchase link that is not one': '/purchase/nothing-behind-this-token',
    'request a quote': '/commercial-insurance/form?templateId=OTHERS_P&prod=TRAVEL&isr=PLV',
    'request a motor quote': '/commercial-insurance/form?templateId=OTHERS_M&prod=MOTOR',
    'my requests': '/requests',
  },
  account: {
    login: '/login',
    'forgotten password': '/forgetpassword',
    'first login': '/FirstLogin',
    'news before signing in': '/CpsPromotions',
  },
  company: {
    'making claims': '/makingClaims?prod=DH',
    'claims questions': '/claimsFaq?prod=MOTOR',
    contact: '/contactUs',
    'why OneGI': '/whyOneGI',
    'our company': '/ourCompany',
    'information security': '/security',
    privacy: '/privacy',
    'terms of use': '/termsConditionsOfUse',
    disclaimer: '/disclaimer',
    'collection statement': '/collectionStatement',
    outbox: '/outbox',
    sitemap: '/sitemap',
    nothing: '/no-such-page',
  },
};

/** What each user of the demo works with, by the word in their address. */
export const pagesOfUsers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  admin: {
    'after login': '/home-page',
    users: '/users',
    settings: '/settings',
    sessions: '/sessions',
    'second factors': '/security-settings',
  },
  compliance: { 'audit trail': '/audit', enquiries: '/enquiries' },
  editor: {
    promotions: '/CpsPromotions',
    activities: '/CpsActivities',
    library: '/productLibrary',
    'content editor': '/content-editor',
    'questions of claims': '/content-editor?box=faq',
  },
  consultant: {
    dashboard: '/home',
    'dashboard of charts': '/home1',
    'dashboard in steps': '/home2',
    requests: '/requests',
  },
};

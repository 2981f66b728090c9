import { accident } from './en/accident.ts';
import { accountBar } from './en/account-bar.ts';
import { accounts } from './en/accounts.ts';
import { accountsWeb } from './en/accounts-web.ts';
import { accountsWork } from './en/accounts-work.ts';
import { apply } from './en/apply.ts';
import { common } from './en/common.ts';
import { content } from './en/content.ts';
import { crash } from './en/crash.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { fire } from './en/fire.ts';
import { frontPage } from './en/front-page.ts';
import { golf } from './en/golf.ts';
import { helper } from './en/helper.ts';
import { home } from './en/home.ts';
import { incidentCheck } from './en/incident-check.ts';
import { loginLegal } from './en/login-legal.ts';
import { medical } from './en/medical.ts';
import { menus } from './en/menus.ts';
import { motor } from './en/motor.ts';
import { pet } from './en/pet.ts';
import { quoteList } from './en/quote-list.ts';
import { quotes } from './en/quotes.ts';
import { requests } from './en/requests.ts';
import { search } from './en/search.ts';
import { sme } from './en/sme.ts';
import { student } from './en/student.ts';
import { travel } from './en/travel.ts';
import { validation } from './en/validation.ts';

/** Every text by domain, in English; the Chinese files hold the same keys. Pages import the domains they show. */
export const messages = {
  accident,
  accountBar,
  accounts,
  accountsWeb,
  accountsWork,
  apply,
  common,
  content,
  crash,
  dashboard,
  errors,
  fire,
  frontPage,
  golf,
  helper,
  home,
  incidentCheck,
  loginLegal,
  medical,
  menus,
  motor,
  pet,
  quoteList,
  quotes,
  requests,
  search,
  sme,
  student,
  travel,
  validation,
};

export type AllMessages = typeof messages;

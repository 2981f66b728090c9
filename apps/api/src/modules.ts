import { serveSandboxGateway } from './adapters/payments/sandbox/routes.ts';
import type { Deps } from './deps.ts';
import type { Api } from './http/fastify.ts';
import { factorRoutes } from './modules/accounts/factor-routes.ts';
import { accountsRoutes } from './modules/accounts/routes.ts';
import { usersRoutes } from './modules/accounts/users/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { companyRoutes } from './modules/company/routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { documentsRoutes } from './modules/documents/routes.ts';
import { incidentsRoutes } from './modules/incidents/routes.ts';
import { mailRoutes } from './modules/mail/routes.ts';
import { policiesRoutes } from './modules/policies/routes.ts';
import { purchasesRoutes } from './modules/purchases/routes.ts';
import { quotesRoutes } from './modules/quotes/routes.ts';
import { requestsRoutes } from './modules/requests/routes.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { bankRoutes } from './modules/settlement/bank/routes.ts';
import { templatesRoutes } from './modules/templates/routes.ts';
import { viewsRoutes } from './modules/views/routes.ts';
import { workRoutes } from './modules/workplace/routes.ts';

/** Every module's calls. A new module adds its line here. */
export async function serveModules(app: Api, deps: Deps): Promise<void> {
  accountsRoutes(app, deps);
  factorRoutes(app, deps);
  usersRoutes(app, deps);
  settingsRoutes(app, deps);
  auditRoutes(app, deps);
  catalogueRoutes(app, deps);
  companyRoutes(app, deps);
  contentRoutes(app, deps);
  dashboardRoutes(app, deps);
  documentsRoutes(app, deps);
  incidentsRoutes(app, deps);
  mailRoutes(app, deps);
  policiesRoutes(app, deps);
  quotesRoutes(app, deps);
  purchasesRoutes(app, deps);
  requestsRoutes(app, deps);
  bankRoutes(app, deps);
  templatesRoutes(app, deps);
  viewsRoutes(app, deps);
  workRoutes(app, deps);
  if (deps.payments.name === 'sandbox') serveSandboxGateway(app, deps);
}

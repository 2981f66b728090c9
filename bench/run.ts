import { measureAnswers } from './answers.ts';
import { measureAudit } from './audit.ts';
import { measureBackup } from './backup.ts';
import { measureBells } from './bells.ts';
import { measureCaseSaves } from './case-saves.ts';
import { measureCases } from './cases.ts';
import { measureEndorsements } from './endorsements.ts';
import { measureImport } from './import.ts';
import { measureJobs } from './jobs.ts';
import { measureKeys } from './keys.ts';
import { measureLedger } from './ledger.ts';
import { measureLists } from './lists.ts';
import { measureLogins, measurePermissionCheck } from './logins.ts';
import { measureMemory } from './memory.ts';
import { measureMigrations } from './migrations.ts';
import { measureMotor } from './motor.ts';
import { measurePageSpeed } from './page-speed.ts';
import { measurePages } from './pages.ts';
import { measurePolicies } from './policies.ts';
import { measurePolicyImport } from './policy-import.ts';
import { measurePurchases } from './purchases.ts';
import { measureGrowth, measureLines, measureRating } from './rating.ts';
import { conclude } from './report.ts';
import { openStage } from './stage.ts';
import { measureUploads } from './uploads.ts';

/** `npm run bench [answers|audit|backup|bells|cases|saves|endorsements|keys|rating|lines|growth|import|import-policies|ledger|lists|uploads|purchases|jobs|pages|policies|motor|lighthouse|memory|migrations …]`: each figure beside its yardstick, in one run. */
const wanted = new Set(process.argv.slice(2));
const chosen = (name: string) => wanted.size === 0 || wanted.has(name);

if (chosen('jobs')) await measureJobs();
const stage = await openStage();
try {
  const server = await stage.startServer();
  try {
    if (chosen('memory')) await measureMemory(stage, server);
    if (chosen('logins')) await measurePermissionCheck(stage);
    if (chosen('logins')) await measureLogins(stage, server);
    if (chosen('pages')) await measurePageSpeed(server, stage);
    if (chosen('lighthouse')) await measurePages(server);
    if (chosen('purchases')) await measurePurchases(server, stage.databaseUrl);
    if (chosen('lists')) await measureLists(server, stage.databaseUrl);
    if (chosen('saves')) await measureCaseSaves(server, stage.databaseUrl);
    if (chosen('cases')) await measureCases(stage, server);
    if (chosen('policies')) await measurePolicies(stage, server);
    if (chosen('motor')) await measureMotor(stage, server);
    if (chosen('endorsements')) await measureEndorsements(stage, server);
    if (chosen('import-policies')) await measurePolicyImport(stage);
    if (chosen('uploads')) await measureUploads(server, stage.databaseUrl);
    if (chosen('bells')) await measureBells(server, stage.databaseUrl);
    if (wanted.has('backup')) await measureBackup(stage);
    if (chosen('migrations')) await measureMigrations(stage.databaseUrl);
    if (chosen('audit')) await measureAudit(stage, server);
    if (chosen('answers')) await measureAnswers(stage);
    if (chosen('keys')) await measureKeys(stage);
    if (chosen('import')) await measureImport(stage.databaseUrl);
    if (chosen('rating')) await measureRating(server, stage.databaseUrl);
    if (chosen('lines')) await measureLines(server, stage.databaseUrl);
    if (chosen('growth')) await measureGrowth(server, stage.databaseUrl);
  } finally {
    await server.stop();
  }
  // Alone: at night the server proves days too, and looks for entries while they are filled in and have no index.
  if (chosen('ledger')) await measureLedger(stage);
} finally {
  await stage.close();
}
conclude();

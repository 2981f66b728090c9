import type { Db } from '../src/db/database.ts';
import type { Deps } from '../src/deps.ts';
import { saveContacts } from '../src/modules/requests/commercial/links/contacts.ts';
import { type InsurerCode, insurers } from './catalogue/insurers.ts';

/** Insurers of the demonstration that are written to in Chinese. */
const readChinese: readonly InsurerCode[] = ['SFY', 'EGP', 'TDC'];

/** Whether the demonstration's insurers have no address yet. */
export async function wantsContacts(db: Db): Promise<boolean> {
  const found = await db.selectFrom('insurer_contacts').select('id').limit(1).executeTakeFirst();
  return found === undefined;
}

/** Gives each insurer of the demonstration an address at which nobody reads: mails are kept in the outbox. */
export async function seedContacts(deps: Deps): Promise<void> {
  if (!(await wantsContacts(deps.db))) return;
  for (const code of Object.keys(insurers) as InsurerCode[]) {
    const insurerEmail = `commercial@${code.toLowerCase()}.example.com`;
    const insurerLanguage = readChinese.includes(code) ? 'zh-Hant' : 'en';
    await saveContacts(deps, { insurerAsked: code, contacts: [{ insurerEmail, insurerLanguage }] });
  }
}

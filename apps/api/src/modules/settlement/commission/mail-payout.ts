import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { emailOf, nameIn } from '../../accounts/find-user.ts';
import { usersWithCode } from '../../accounts/users/consultants.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { RowOf } from '../../workflow/workflow.ts';

/** Tells whoever has the code that it was paid, each in their language, in the transaction that says so. */
export async function mailPayout(deps: Deps, tx: Tx, row: RowOf<'commission_payouts'>): Promise<void> {
  for (const user of await usersWithCode(tx, row.consultant_code)) {
    await queueMail(deps, tx, {
      kind: 'commission-paid',
      to: emailOf(deps.seal, user),
      language: user.language,
      data: {
        path: '/commission',
        name: nameIn(user),
        number: row.number,
        consultantCode: row.consultant_code,
        totalCents: row.total_cents,
        paidOn: row.paid_on ?? deps.clock.today(),
        bankReference: row.bank_reference ?? '',
      },
    });
  }
}

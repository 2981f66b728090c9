import type { Deps } from '../../deps.ts';
import type { Reply } from '../../http/fastify.ts';
import type { Language } from '../../lib/texts.ts';
import type { ClientLinkRow } from '../policies/client-links/tables.ts';
import { sendPolicyCalendar } from '../policies/policy-calendar.ts';
import { describeClientPolicy } from './describe-client-policy.ts';

/** The days of a link's policy as a file for calendars. */
export async function sendClientCalendar(
  deps: Deps,
  reply: Reply,
  link: ClientLinkRow,
  language: Language,
): Promise<Reply> {
  const policy = await describeClientPolicy(deps, link);
  const facts = {
    ...policy,
    planName: { en: policy.planName, zhHant: policy.planNameZh },
    insurerName: { en: policy.insurerName, zhHant: policy.insurerNameZh },
  };
  return sendPolicyCalendar(deps, reply, facts, language);
}

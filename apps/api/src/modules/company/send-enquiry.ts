import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AnswerWithMessage } from '../../http/answers.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { isWithinLimit, rateLimit } from '../../http/rate-limit.ts';
import type { Language } from '../../lib/texts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { drawEnquiryNumber } from './draw-enquiry-number.ts';
import { type SealedEnquiry, sealOwner } from './tables.ts';

const HOUR = 3600;
const MOST_OF_CALLER_PER_HOUR = 10;
const MOST_OF_ADDRESS_PER_DAY = 20;
/** Who types a stranger's address can have no more than this sent to it, from wherever it is done. */
const MOST_ACKNOWLEDGED_PER_DAY = 2;

export interface NewEnquiry {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly enquiry: string;
  readonly language?: Language | undefined;
}

/**
 * Keeps an enquiry, mails it to the office and acknowledges it to the sender. The acknowledgement says nothing that was
 * typed, and is left out where the address has had enough of them.
 * @param addressHash from where it is sent
 * @returns the number that it is asked for by, with what the sender is told
 * @throws AppError request.rateLimited
 */
export async function sendEnquiry(
  deps: Deps,
  { name, email, phone, enquiry, language = 'en' }: NewEnquiry,
  addressHash: Buffer,
): Promise<AnswerWithMessage<{ enquiryNumber: string }>> {
  const emailHash = deps.seal.hash('email', email.toLowerCase()).toString('hex');
  await rateLimit(deps.db, `enquiry-from:${addressHash.toString('hex')}`, MOST_OF_CALLER_PER_HOUR, HOUR);
  await rateLimit(deps.db, `enquiry-by:${emailHash}`, MOST_OF_ADDRESS_PER_DAY, 24 * HOUR);
  const mayAcknowledge = await isWithinLimit(
    deps.db,
    `enquiry-acknowledged:${emailHash}`,
    MOST_ACKNOWLEDGED_PER_DAY,
    24 * HOUR,
  );
  const enquiryNumber = await drawEnquiryNumber(deps.numbers, deps.clock.today());
  const id = randomUUID();
  const sealed: SealedEnquiry = { name, email, phone: phone || null, enquiry };
  return inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('enquiries')
      .values({
        id,
        enquiry_number: enquiryNumber,
        language,
        enquiry_sealed: deps.seal.seal(sealOwner(id), sealed),
        sent_at: deps.clock.now(),
      })
      .execute();
    await recordAudit(tx, 'enquiry.made', { id, name: enquiryNumber });
    await queueMail(deps, tx, {
      kind: 'enquiry',
      to: deps.settings.current().OFFICE_EMAIL,
      language,
      data: { enquiryNumber, ...sealed, path: '/enquiries' },
    });
    if (mayAcknowledge) {
      await queueMail(deps, tx, { kind: 'enquiry-received', to: email, language, data: { enquiryNumber } });
    }
    return rememberAnswer(tx, new AnswerWithMessage({ enquiryNumber }, 'enquiries.received', { enquiryNumber }));
  });
}

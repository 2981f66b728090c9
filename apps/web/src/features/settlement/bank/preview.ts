import type { AnswerOf } from '@onegi/contract/call';
import type { previewBankStatement } from '@onegi/contract/calls/settlement/bank-statements';

/** What an import of a file would do. */
export type Preview = AnswerOf<typeof previewBankStatement>;

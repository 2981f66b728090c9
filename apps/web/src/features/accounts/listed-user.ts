import type { AnswerOf } from '@onegi/contract/call';
import type { listUsers } from '@onegi/contract/calls/accounts/users';

/** A user as the list shows them. */
export type ListedUser = AnswerOf<typeof listUsers>['records'][number];

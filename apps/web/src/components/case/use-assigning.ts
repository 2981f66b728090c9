import { useTranslations } from 'use-intl';
import { notify, notifyFailure } from '../../lib/notify.ts';
import type { RowTools } from '../list/list-table.tsx';
import type { RowAction } from '../list/row-menu.tsx';

interface AssignableCase {
  readonly allowedActions: readonly string[];
  readonly assigneeId: string | null;
}

interface Asked<Case> {
  /** Who looks at the list. */
  userId: string;
  numberOf: (row: Case) => string;
  assign: (row: Case, assigneeId: string | null) => Promise<unknown>;
  /** Asks for a colleague. */
  choose: (row: Case, reload: RowTools['reload']) => void;
}

/** What the menu of a row offers about who has the case: to take it, to give it to somebody, to give it back. */
export function useAssigning<Case extends AssignableCase>({ userId, numberOf, assign, choose }: Asked<Case>) {
  const t = useTranslations('caseDesk');
  /** Who takes what somebody else has just taken is told, and sees who has it. */
  const assignTo = async (row: Case, assigneeId: string | null, reload: RowTools['reload']) => {
    try {
      await assign(row, assigneeId);
      const number = numberOf(row);
      notify({ kind: 'success', message: t(assigneeId ? 'assigned' : 'released', { number }) });
    } catch (error) {
      notifyFailure(error);
    }
    await reload();
  };
  const actionsOf = (row: Case, { reload }: RowTools): RowAction[] => {
    const { allowedActions, assigneeId } = row;
    return [
      ...(allowedActions.includes('assign') && assigneeId !== userId
        ? [{ label: t('take'), onSelect: () => void assignTo(row, userId, reload) }]
        : []),
      ...(allowedActions.includes('assign') ? [{ label: t('assign'), onSelect: () => choose(row, reload) }] : []),
      ...(allowedActions.includes('release') && assigneeId
        ? [{ label: t('release'), onSelect: () => void assignTo(row, null, reload) }]
        : []),
    ];
  };
  return { assignTo, actionsOf };
}

import { outstandingNotes } from '@onegi/contract/calls/settlement/note-list';
import { writeOffNote } from '@onegi/contract/calls/settlement/notes';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../../components/list/list-page.tsx';
import { useListOptions } from '../../../lib/use-list-options.ts';
import { mayCall } from '../../accounts/use-me.ts';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { useSellers } from '../../policies/use-sellers.ts';
import { NoteDetails } from './note-details.tsx';

/** Notes of which something is open: a row opens what can be done with one. */
export default function NotesPage() {
  const t = useTranslations('receipts.notes');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('description')}>
      {(user) => <Notes mayWrite={mayCall(user, writeOffNote)} />}
    </WorkFrame>
  );
}

function Notes({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations('receipts.notes');
  const insurers = useListOptions('PROVIDER_LIST');
  const { consultantCode } = useSellers();
  return (
    <ListPage
      list={outstandingNotes}
      label={t('title')}
      keyOf={({ noteId }) => noteId}
      columns={[
        'noteNumber',
        'policyNumber',
        'holderName',
        'insurer',
        'dueOn',
        'daysOverdue',
        'settlement',
        'balanceCents',
      ]}
      wide="policyNumber"
      brief={['holderName', 'balanceCents']}
      options={{
        consultantCode,
        insurer: insurers,
      }}
      cells={{ insurer: ({ insurer }) => insurers.find(({ value }) => value === insurer)?.label ?? insurer }}
      details={{
        label: ({ noteNumber }) => t('details', { number: noteNumber }),
        draw: ({ noteId }, { reload }) => <NoteDetails noteId={noteId} mayWrite={mayWrite} reload={reload} />,
      }}
    />
  );
}

import { entryList } from '@onegi/contract/calls/ledger/entries';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { EntryDetails } from './entry-details.tsx';

/** Every entry of the books. */
export default function EntriesPage() {
  const t = useTranslations('ledgerPages');
  const pick = useInLanguage();
  return (
    <WorkFrame title={t('journal.title')} description={t('journal.description')} lead={t('journal.lead')}>
      {() => (
        <ListPage
          list={entryList}
          label={t('journal.title')}
          keyOf={({ entryId }) => entryId}
          columns={['bookedOn', 'event', 'policyNumber', 'noteNumber', 'receiptNumber', 'turnoverCents', 'postedBy']}
          main="event"
          brief={['bookedOn', 'noteNumber', 'receiptNumber', 'turnoverCents']}
          cells={{
            postedBy: ({ postedBy, postedByZh }) => (postedBy ? pick(postedBy, postedByZh) : t('portal')),
          }}
          details={{
            label: ({ event, bookedOn }) => `${t(`events.${event}`)}, ${bookedOn}`,
            draw: (row) => <EntryDetails entry={row} />,
          }}
          empty={<EmptyState title={t('journal.empty')} />}
        />
      )}
    </WorkFrame>
  );
}

import { reminderList } from '@onegi/contract/calls/settlement/reminders';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../../components/list/list-page.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { WorkFrame } from '../../accounts/work-frame.tsx';
import { ReminderPanel } from './reminder-panel.tsx';

const tones = { toGive: 'waiting', given: 'good' } as const;

/** Reminders of clients without an e-mail address, which the office gives by telephone or post. */
export default function RemindersPage() {
  const t = useTranslations('ageing.reminders');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => (
        <ListPage
          list={reminderList}
          label={t('title')}
          keyOf={({ reminderId }) => reminderId}
          columns={['policyNumber', 'noteNumber', 'holderName', 'reminderDay', 'dueOn', 'openCents', 'reminderState']}
          main="policyNumber"
          brief={['reminderState', 'holderName', 'openCents']}
          cells={{
            reminderDay: ({ reminderDay }) => t('dayOf', { day: String(reminderDay) }),
            reminderState: ({ reminderState }) => (
              <StateBadge tone={tones[reminderState]}>{t(`states.${reminderState}`)}</StateBadge>
            ),
          }}
          details={{
            label: ({ noteNumber }) => `${t('open')} ${noteNumber}`,
            draw: (reminder, { reload }) => (
              <>
                <h2 className="visually-hidden">{reminder.noteNumber}</h2>
                <ReminderPanel reminder={reminder} reload={reload} />
              </>
            ),
          }}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
    </WorkFrame>
  );
}

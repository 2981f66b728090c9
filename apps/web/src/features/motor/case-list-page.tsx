import { motorCaseList } from '@onegi/contract/calls/motor/case-list';
import { addMotorCase } from '@onegi/contract/calls/motor/cases';
import { type MotorStage, motorStages } from '@onegi/contract/fields/motor';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { EmptyState } from '../../components/states.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { barePath } from '../../lib/locale-path.ts';
import { listedDate } from '../../lib/long-date.ts';
import { mayCall } from '../accounts/use-me.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import { FleetUpload } from './fleet-upload.tsx';
import { caseAddress, fromList, placeAt } from './motor-address.ts';
import { NewCase } from './new-case.tsx';
import { lapsingOf, StateCounts } from './state-counts.tsx';
import { stateTones } from './state-tones.ts';
import { useNewCase } from './use-new-case.ts';

/** A list of the motor back office: which one, its address says. */
export default function CaseListPage() {
  const t = useTranslations('motorDesk');
  const { stage } = placeAt(barePath(useLocation().pathname));
  return (
    <WorkFrame title={t(`titles.${stage}`)} description={t('description')} lead={t(`leads.${stage}`)}>
      {(user) => <Cases key={stage} stage={stage} mayWrite={mayCall(user, addMotorCase)} />}
    </WorkFrame>
  );
}

const columns = ['quotationNumber', 'holderName', 'state', 'totalCents', 'startsOn', 'holder'] as const;

function Cases({ stage, mayWrite }: { stage: MotorStage; mayWrite: boolean }) {
  const t = useTranslations('motorDesk.list');
  const titles = useTranslations('motorDesk.titles');
  const states = useTranslations('motorCases.states');
  const holders = useTranslations('motorCases.list.holders');
  const locale = useLocale();
  const { search } = useLocation();
  const expiresUntil = lapsingOf(new URLSearchParams(search));
  const newCase = useNewCase();
  const day = (moment: string) => listedDate(todayInHongKong(new Date(moment)), locale);
  return (
    <ListPage
      list={motorCaseList}
      asked={{ stage, ...(expiresUntil ? { expiresUntil } : {}) }}
      label={titles(stage)}
      keyOf={({ quotationNumber }) => quotationNumber}
      columns={columns}
      above={(_, reload) => (
        <>
          {mayWrite && stage === 'quotation' && <FleetUpload reload={reload} />}
          <StateCounts stage={stage} />
        </>
      )}
      {...(mayWrite && (stage === 'quotation' || stage === 'enquiry')
        ? {
            tools: () => <NewCase {...newCase} />,
            actions: {
              label: ({ quotationNumber: number }) => t('actions', { number }),
              of: ({ quotationNumber }) => [{ label: t('copy'), onSelect: () => void newCase.begin(quotationNumber) }],
            },
          }
        : {})}
      rowsOpen
      wide="holderName"
      brief={['holderName', 'state', 'totalCents']}
      cells={{
        // Numbers follow each other in the order of application: the day stands below.
        quotationNumber: ({ quotationNumber: number, appliedAt }) => (
          <>
            <Link
              to={caseAddress(stage, 'detail', number)}
              state={fromList(stage, search)}
              className="text-link"
              aria-label={t('open', { number })}
            >
              {number}
            </Link>
            <span className="dimmed fine block">{t('applied', { date: day(appliedAt) })}</span>
          </>
        ),
        holderName: ({ holderName }) => holderName || <span className="dimmed">{t('unnamed')}</span>,
        state: ({ state }) => <StateBadge tone={stateTones[state]}>{states(state)}</StateBadge>,
        // Who has it, and since when below: one column for what belongs together.
        holder: ({ holder, heldSince }) =>
          holder && (
            <>
              {holders(holder as Parameters<typeof holders>[0])}
              <span className="dimmed fine block">{t('since', { date: day(heldSince) })}</span>
            </>
          ),
      }}
      options={{ state: motorStages[stage].map((value) => ({ value, label: states(value) })) }}
      empty={
        <EmptyState title={t('empty')}>
          <p className="dimmed">{t(`emptyText.${stage}`)}</p>
        </EmptyState>
      }
    />
  );
}

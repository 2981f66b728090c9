import { caseSteps } from '@onegi/contract/calls/workplace/case-steps';
import { REPORT_DAYS } from '@onegi/contract/fields/steps';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { filtersOf } from '../../components/list/list-address.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { RowFacts } from '../../components/list/row-facts.tsx';
import { useTextOf } from '../../components/list/use-text-of.ts';
import { EmptyState } from '../../components/states.tsx';
import { WorkFrame } from '../accounts/work-frame.tsx';

const figures = [
  'stepCount',
  'clockMedianHours',
  'clockNinetiethHours',
  'officeMedianHours',
  'officeNinetiethHours',
] as const;

/** With one digit they stand below each other; a row that is opened has two. */
const hours = (value: number | null) => value?.toFixed(1) ?? '';

/** How long each step of a case takes, over any days, and with whom. */
export default function CaseStepsPage() {
  const t = useTranslations('caseSteps');
  const tList = useTranslations('lists');
  const textOf = useTextOf();
  const [params] = useSearchParams();
  const { grouping } = filtersOf(caseSteps, params);
  const named =
    grouping === 'officer' ? (['officerName'] as const) : grouping === 'insurer' ? (['insurerName'] as const) : [];
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead', { days: REPORT_DAYS })}>
      {() => (
        <ListPage
          list={caseSteps}
          label={t('title')}
          keyOf={({ step, officerName, insurerName }) => `${step} ${officerName ?? ''} ${insurerName ?? ''}`}
          columns={['step', ...named, ...figures]}
          main="step"
          brief={[...named, 'stepCount', 'clockMedianHours']}
          cells={{
            clockMedianHours: (row) => hours(row.clockMedianHours),
            clockNinetiethHours: (row) => hours(row.clockNinetiethHours),
            officeMedianHours: (row) => hours(row.officeMedianHours),
            officeNinetiethHours: (row) => hours(row.officeNinetiethHours),
          }}
          details={{
            label: ({ step }) => tList('detailsOf', { name: textOf(`caseSteps.steps.${step}`) }),
            draw: (row) => <RowFacts list={caseSteps} row={row} />,
          }}
          empty={<EmptyState title={t('empty')} />}
        />
      )}
    </WorkFrame>
  );
}

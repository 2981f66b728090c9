import { Button } from '@mantine/core';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import type { MotorStage } from '@onegi/contract/fields/motor';
import { IconFolderOpen, IconHistory } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { RowFact } from '../../components/list/row-facts.tsx';
import { useTextOf } from '../../components/list/use-text-of.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { dayAndTime, listedDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { type Me, mayCall } from '../accounts/use-me.ts';
import { policyAddress } from '../policies/policy-address.ts';
import classes from './motor.module.css';
import { caseAddress, type MotorStep } from './motor-address.ts';
import { PrintLinks } from './print-links.tsx';
import { ReferLabel } from './refer-label.tsx';
import { stateTones } from './state-tones.ts';

/** What can stand open beside a step. */
export type Panel = 'efs' | 'trail';

/** As the specification has it, in both languages at once. */
const LEGEND = '※ Mandatory 必須輸入';

interface Props {
  motorCase: MotorCase;
  stage: MotorStage;
  step: MotorStep;
  user: Me;
  /** The panels that the page has a button for, and which of them are open. */
  panels: readonly Panel[];
  open: readonly Panel[];
  toggle: (panel: Panel) => void;
}

/** Which case it is and where it stands, above both steps. */
export function CaseHead(props: Props) {
  const { motorCase, stage, step, user } = props;
  // Those who key the form.
  const hasLegend = user.roles.includes('BK') || user.roles.includes('AS');
  return (
    <>
      <div className={classes.top}>
        <Steps stage={stage} step={step} number={motorCase.quotationNumber} />
        <Tools {...props} />
      </div>
      <CaseLine {...props} />
      {hasLegend && <p className="small strong">{LEGEND}</p>}
    </>
  );
}

/** The two steps; the other one is a press away. */
function Steps({ stage, step, number }: Pick<Props, 'stage' | 'step'> & { number: string }) {
  const t = useTranslations('motorDesk.steps');
  const { state } = useLocation();
  return (
    <nav aria-label={t('label')}>
      <ol className={classes.steps}>
        {(['detail', 'premium'] as const).map((each, at) => (
          <li key={each} aria-current={each === step ? 'step' : undefined} className={classes.step}>
            <span className={`round fine tabular ${classes.mark}`} aria-hidden="true">
              {at + 1}
            </span>
            {each === step ? (
              <span className="strong">{t(each)}</span>
            ) : (
              <Link to={caseAddress(stage, each, number)} state={state} className="text-link target">
                {t(each)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const panelIcons = { efs: IconFolderOpen, trail: IconHistory } as const;

/** What is printed of the case, and what can be opened beside it. */
function Tools({ motorCase, stage, panels, open, toggle }: Props) {
  const t = useTranslations('motorDesk.head');
  return (
    <div className={`row wrap gap-xs no-print ${classes.tools}`}>
      {stage === 'quotation' && <PrintLinks motorCase={motorCase} />}
      {panels.map((panel) => {
        const Icon = panelIcons[panel];
        return (
          <Button
            key={panel}
            variant={open.includes(panel) ? 'filled' : 'default'}
            size="sm"
            leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
            aria-expanded={open.includes(panel)}
            aria-controls={`motor-${panel}`}
            onClick={() => toggle(panel)}
          >
            {t(panel)}
          </Button>
        );
      })}
    </div>
  );
}

function CaseLine({ motorCase, user }: Props) {
  const t = useTranslations('motorDesk.head');
  const textOf = useTextOf();
  const locale = useLocale();
  const pick = useInLanguage();
  const { state, holder, heldSince, confirmedAt, expiresAt, username, usernameZh } = motorCase;
  const day = (moment: string) => listedDate(todayInHongKong(new Date(moment)), locale);
  return (
    <section className={`framed tinted p-md ${classes.head}`} aria-label={t('label')}>
      <div className={`small ${classes.line}`}>
        <StateBadge tone={stateTones[state]}>{pick(motorCase.stateName, motorCase.stateNameZh)}</StateBadge>
        {state === 'confirmed' && confirmedAt && (
          <strong className="tabular">{t('confirmed', { date: day(confirmedAt) })}</strong>
        )}
        <ReferLabel motorCase={motorCase} />
        <span className="break-anywhere">
          {t(holder ? 'with' : 'ended', {
            holder: holder ? textOf(`motorCases.list.holders.${holder}`) : '',
            moment: dayAndTime(heldSince, locale),
          })}
        </span>
        {expiresAt && (state === 'quoted' || state === 'cleared') && (
          <span className="tabular">{t('validUntil', { moment: dayAndTime(expiresAt, locale) })}</span>
        )}
      </div>
      <dl className={classes.facts}>
        <RowFact name={t('number')}>{motorCase.quotationNumber}</RowFact>
        <RowFact name={t('appliedAt')}>{dayAndTime(motorCase.appliedAt, locale)}</RowFact>
        <RowFact name={t('username')}>{username ? pick(username, usernameZh) : '–'}</RowFact>
        {motorCase.edition > 1 && <RowFact name={t('version')}>{motorCase.edition}</RowFact>}
        {motorCase.coverNoteNumber && <RowFact name={t('coverNote')}>{motorCase.coverNoteNumber}</RowFact>}
        {motorCase.policyNumber && (
          <RowFact name={t('policy')}>
            {mayCall(user, getPolicy) ? (
              <Link to={policyAddress(motorCase.policyNumber)} className="text-link">
                {motorCase.policyNumber}
              </Link>
            ) : (
              motorCase.policyNumber
            )}
          </RowFact>
        )}
      </dl>
    </section>
  );
}

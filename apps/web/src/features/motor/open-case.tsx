import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import type { MotorStage } from '@onegi/contract/fields/motor';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Me } from '../accounts/use-me.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseHead, type Panel } from './case-head.tsx';
import { CaseNotices } from './case-notices.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { EfsPanel } from './efs/efs-panel.tsx';
import classes from './motor.module.css';
import type { MotorStep } from './motor-address.ts';
import type { StepProps } from './step-props.ts';
import { TrailPanel } from './trail-panel.tsx';
import { useComparison } from './use-comparison.ts';

interface Props {
  motorCase: MotorCase;
  user: Me;
  stage: MotorStage;
  step: MotorStep;
  reload: () => Promise<unknown>;
  onSaved: StepProps['onSaved'];
  children: (props: StepProps) => ReactNode;
}

/** Stages whose work is done from the documents: their file stands open beside the case. */
const fromDocuments: readonly MotorStage[] = ['generate', 'audit'];

/** A case that is there: where it stands, what can be done with it, a step of it, and what is opened beside. */
export function OpenCase({ motorCase, user, stage, step, reload, onSaved, children }: Props) {
  const t = useTranslations('motorDesk.steps');
  const [open, setOpen] = useState<readonly Panel[]>([]);
  const readOnly = stage !== 'quotation' || !motorCase.allowedActions.includes('save');
  const isWithFile = fromDocuments.includes(stage);
  const isCompared = stage === 'audit' && motorCase.allowedActions.includes('audit');
  const comparison = useComparison(motorCase, isCompared);
  const toggle = (panel: Panel) =>
    setOpen(open.includes(panel) ? open.filter((each) => each !== panel) : [...open, panel]);
  const isFileOpen = isWithFile || open.includes('efs');
  return (
    <>
      <h1 className="mt-xs">{t(step)}</h1>
      <div className="stack gap-lg mt-md">
        <CaseHead
          motorCase={motorCase}
          user={user}
          stage={stage}
          step={step}
          panels={isWithFile ? [] : ['trail', 'efs']}
          open={open}
          toggle={toggle}
        />
        <CaseNotices motorCase={motorCase} step={step} />
        <CaseActions motorCase={motorCase} findings={comparison.findings} reload={reload} />
        {open.includes('trail') && <TrailPanel motorCase={motorCase} />}
        <div className={isFileOpen ? classes.beside : undefined}>
          <div className="shrink stack gap-xl">
            {isCompared && step === 'detail' && <ComparePanel comparison={comparison} />}
            {children({
              motorCase,
              readOnly,
              onSaved,
            })}
          </div>
          {isFileOpen && (
            <div className={classes.file}>
              <EfsPanel motorCase={motorCase} user={user} reload={reload} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

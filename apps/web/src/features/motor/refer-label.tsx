import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './motor.module.css';

/** The red label of a referred case; its words are a setting. */
export function ReferLabel({ motorCase }: { motorCase: MotorCase }) {
  const pick = useInLanguage();
  if (!motorCase.isReferred) return null;
  return <strong className={`small ${classes.refer}`}>{pick(motorCase.referLabel, motorCase.referLabelZh)}</strong>;
}

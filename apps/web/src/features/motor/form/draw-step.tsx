import { me } from '@onegi/contract/calls/accounts/sign-in';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import { cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import type { MotorStep } from '../motor-address.ts';
import type { StepProps } from '../step-props.ts';

const item = (value: string, label = value) => ({ value, label, labelZh: label });
const lists = {
  data: {
    MAKE_LIST: [item('TES', 'Tesla')],
    MODEL_LIST: [item('MODEL3', 'Model 3')],
    DISTRICT: [item('KT', 'Kwun Tong')],
    PROVIDER_LIST: [item('LPG', 'Lantern Peak'), item('JDF', 'Jade Ferry')],
  },
};

/** For tests: the day stands still, dialogs open, and nothing that is kept in the browser outlives its test. */
export function standStill(): void {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
  });
  beforeEach(() => vi.setSystemTime('2026-11-23T02:00:00Z'));
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

interface Drawn {
  readonly step: MotorStep;
  readonly Step: ComponentType<StepProps>;
  readonly motorCase: MotorCase;
  readonly answers: Parameters<typeof drawPage>[2];
  readonly readOnly: boolean;
}

/** For tests: draws a step of a case for the agent who keys it. */
export function drawStep({ step, Step, motorCase, answers, readOnly }: Drawn) {
  const saved: MotorCase[] = [];
  const part = <Step motorCase={motorCase} readOnly={readOnly} onSaved={(answer) => saved.push(answer)} />;
  const page = drawPage(part, `/go_motor_quotation_${step}`, [
    [me, whoAs('AS', null, '6f1c2a52-8a31-4c09-9a3e-0d0f3c7d5b11')],
    [dropdown, lists],
    ...answers,
  ]);
  return { ...page, saved, motorCase };
}

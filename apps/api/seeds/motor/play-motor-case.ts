import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import type { MotorFileType } from '@onegi/contract/fields/motor';
import type { SignedInUser } from '../../src/http/signed-in.ts';
import { approveMotorCase } from '../../src/modules/motor/approve-case.ts';
import { clearMotorCase } from '../../src/modules/motor/clear-case.ts';
import { lapseMotorCases } from '../../src/modules/motor/lapse-cases.ts';
import * as moves from '../../src/modules/motor/move-case.ts';
import { quoteMotorCase } from '../../src/modules/motor/quote-case.ts';
import { addMotorCase, saveMotorCase } from '../../src/modules/motor/save-case.ts';
import { keepCaseFile } from '../../src/modules/motor/serve-files.ts';
import type { DemoFiles } from '../cases/demo-files.ts';
import type { Past } from '../past-parts.ts';
import { motorFormOf } from './motor-form-of.ts';
import type { MotorStep, PlannedMotorCase } from './planned-motor-cases.ts';

export interface MotorPeople {
  readonly brokers: readonly SignedInUser[];
  readonly underwriter: SignedInUser;
  readonly operations: SignedInUser;
  readonly auditor: SignedInUser;
  readonly approver: SignedInUser;
}

interface Stage {
  readonly past: Past;
  readonly files: DemoFiles;
  readonly people: MotorPeople;
  readonly planned: PlannedMotorCase;
}

const HOUR_MS = 3_600_000;
const STEP_HOURS = 3;
const LAPSES_AFTER_HOURS = 31 * 24;

const names: Partial<Record<MotorFileType, string>> = {
  E01: 'signed-proposal',
  E02: 'registration-document',
  E03: 'identity-card',
  E04: 'driving-licence',
  E05: 'no-claim-discount',
  E06: 'valuation',
  E07: 'vehicle-photo',
  E09: 'payment-record',
};
const pictures: ReadonlySet<MotorFileType> = new Set(['E02', 'E03', 'E04', 'E07']);

const brokerOf = ({ people: { brokers }, planned }: Stage) => brokers[planned.index % brokers.length] as SignedInUser;

/** What the case still lacks for its next step, as its page says. */
async function uploadMissing({ past, files }: Stage, by: SignedInUser, { quotationNumber, missingTypes }: MotorCase) {
  for (const fileType of missingTypes) {
    const upload = files.arriving(names[fileType] ?? fileType, pictures.has(fileType) ? 'png' : 'pdf');
    await keepCaseFile(past.deps, by, { quotationNumber, fileType }, upload);
  }
}

function quote(stage: Stage, motorCase: MotorCase): Promise<MotorCase> {
  const { deps } = stage.past;
  const { index } = stage.planned;
  const { plans } = deps.catalogue.current().line('MOTOR');
  // The third-party plans of a car are other ones than its comprehensive ones.
  const plan = plans[(index * 7) % plans.length];
  return quoteMotorCase(deps, brokerOf(stage), {
    quotationNumber: motorCase.quotationNumber,
    rowVersion: motorCase.rowVersion,
    planCode: plan?.code ?? '',
    insurerDiscountBasisPoints: index % 4 === 2 ? 250 : 0,
    clientDiscountBasisPoints: index % 6 === 1 ? 200 : 0,
    loadingPercent: null,
    reason: '',
  });
}

async function play(stage: Stage, motorCase: MotorCase, step: MotorStep): Promise<MotorCase> {
  const { deps } = stage.past;
  const { people, planned } = stage;
  const broker = brokerOf(stage);
  const seen = { quotationNumber: motorCase.quotationNumber, rowVersion: motorCase.rowVersion };
  switch (step) {
    case 'quote':
      return quote(stage, motorCase);
    case 'clear': {
      const underwriterLoadingCents = planned.index % 2 === 0 ? 50_000 : 0;
      const returnNote = 'Accepted after a look at the claims record; excess as in the schedule.';
      return clearMotorCase(deps, people.underwriter, { ...seen, underwriterLoadingCents, returnNote });
    }
    case 'decline':
      return moves.declineMotorCase(deps, people.underwriter, { ...seen, returnNote: 'Outside our appetite.' });
    case 'confirm':
      await uploadMissing(stage, broker, motorCase);
      return moves.confirmMotorCase(deps, broker, seen);
    case 'generate':
      await uploadMissing(stage, people.operations, motorCase);
      return moves.generateMotorCase(deps, people.operations, seen);
    case 'return': {
      const by = motorCase.state === 'audited' ? people.approver : people.auditor;
      const returnedFields = ['chassis', 'registrationMark'];
      return moves.returnMotorCase(deps, by, {
        ...seen,
        returnedFields,
        returnNote: 'Not as on the registration document.',
      });
    }
    case 'correct': {
      const form = { ...motorCase.form, engineNumber: `${motorCase.form.engineNumber}A` };
      return quote(stage, await saveMotorCase(deps, broker, { ...seen, form }));
    }
    case 'audit':
      return moves.auditMotorCase(deps, people.auditor, seen);
    case 'approve':
      return approveMotorCase(deps, people.approver, seen);
    case 'cancel':
      return moves.cancelMotorCase(deps, broker, { ...seen, returnNote: 'The client has sold the car.' });
    case 'lapse':
      await lapseMotorCases(deps);
      return motorCase;
  }
}

/** One case from its draft to where its story ends, by the steps of those who work on it, each at its time. */
export async function playMotorCase(stage: Stage, now: Date): Promise<void> {
  const { past, planned } = stage;
  const begunAt = now.getTime() - planned.daysAgo * 24 * HOUR_MS;
  past.at(new Date(begunAt));
  const form = motorFormOf(planned, past.deps.clock.today());
  let motorCase = await addMotorCase(past.deps, brokerOf(stage), { form });
  for (const [place, step] of planned.steps.entries()) {
    const hours = step === 'lapse' ? LAPSES_AFTER_HOURS : (place + 1) * STEP_HOURS;
    past.at(new Date(begunAt + hours * HOUR_MS));
    motorCase = await play(stage, motorCase, step);
  }
  await past.handOverMails();
}

import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';
import { yearFrom } from '@onegi/contract/commercial/check-case';
import { addDays } from '@onegi/contract/lines/dates';
import type { SignedInUser } from '../../src/http/signed-in.ts';
import { assignRequest } from '../../src/modules/requests/answer-request.ts';
import { expireCases } from '../../src/modules/requests/commercial/expire-cases.ts';
import { issueCase } from '../../src/modules/requests/commercial/issue/issue-case.ts';
import { askForItems, declineCase, withdrawCase } from '../../src/modules/requests/commercial/move-case.ts';
import { acceptOffer, declineOffer } from '../../src/modules/requests/commercial/offers/move-offer.ts';
import { saveOffer } from '../../src/modules/requests/commercial/offers/save-offer.ts';
import { sendToInsurers } from '../../src/modules/requests/commercial/offers/send-offers.ts';
import { openCase } from '../../src/modules/requests/commercial/open-case.ts';
import { addCase, updateCase } from '../../src/modules/requests/commercial/save-case.ts';
import { openTemplate } from '../../src/modules/templates/open-template.ts';
import type { Past } from '../past-parts.ts';
import { type DemoFiles, neededDocuments } from './demo-files.ts';
import { filledAnswers, filledEmployees } from './filled-forms.ts';
import type { PlannedCase } from './planned-cases.ts';
import type { Step } from './stories.ts';

export interface DemoPeople {
  readonly consultant: SignedInUser;
  readonly officers: readonly SignedInUser[];
}

interface Stage {
  readonly past: Past;
  readonly files: DemoFiles;
  readonly people: DemoPeople;
  readonly planned: PlannedCase;
}

const HOUR_MS = 3_600_000;

const maker = ({ people, planned }: Stage): SignedInUser =>
  planned.isOffices ? (people.officers[0] as SignedInUser) : people.consultant;
const officerOf = ({ people, planned }: Stage) =>
  people.officers[planned.officer % people.officers.length] as SignedInUser;

/** Fills in the form as its maker does, and submits it unless it stays a draft. */
async function begin(stage: Stage): Promise<string> {
  const { past, files, planned } = stage;
  const { deps } = past;
  const { templateId, product, language, insuredName, index, transactionType, story } = planned;
  const startsOn = addDays(deps.clock.today(), 20 + (index % 40));
  const by = maker(stage);
  const form = openTemplate(deps.catalogue.current(), { templateId, product, audience: 'consultant' });
  const filling = { index, language, startsOn, name: insuredName };
  const answers = filledAnswers(form, filling);
  const { caseNumber } = await addCase(deps, by, {
    templateId,
    product,
    language,
    transactionType,
    insuredName,
    startsOn,
    endsOn: yearFrom(startsOn),
    consented: true,
    optedOut: index % 4 === 0,
    answers,
    employees: filledEmployees(form, answers, filling),
    documents: story.isDraft && index % 2 === 0 ? [] : await neededDocuments(files, deps, by, form, answers),
    savedAs: story.isDraft ? 'draft' : 'waiting',
  });
  return caseNumber;
}

const insurersOf = ({ planned }: Stage, howMany: number) => planned.insurers.slice(0, howMany);

async function keyIn(stage: Stage, offer: Offer, step: Extract<Step, { of: number }>): Promise<void> {
  const { past, planned, files } = stage;
  const by = officerOf(stage);
  const { caseNumber, offerNumber, offerVersion } = offer;
  const shown = { caseNumber, offerNumber, offerVersion };
  if (step.do === 'needs')
    return void (await saveOffer(past.deps, by, {
      ...shown,
      answeredAs: 'informationRequired',
      remark: 'Please send the claims record of the last three years.',
    }));
  if (step.do === 'notQuoting')
    return void (await saveOffer(past.deps, by, {
      ...shown,
      answeredAs: 'notQuoting',
      remark: 'Outside our appetite for this class at present.',
    }));
  if (step.do !== 'quote') return;
  const premiumCents = Math.round(planned.premium * step.factor * (1 + planned.index / 100)) * 100;
  const uploadId = await files.upload(past.deps, by, `quotation-${offer.insurerCode}`, 'pdf');
  await saveOffer(past.deps, by, {
    ...shown,
    answeredAs: 'quoted',
    premiumCents,
    bearingCents: Math.round(premiumCents * (planned.employeesShare ?? 0)),
    validUntil: addDays(past.deps.clock.today(), step.validDays ?? 30),
    insurerReference: `${offer.insurerCode}-Q-${2_600 + planned.index}`,
    excess: 'HK$3,000 each and every loss',
    conditions: 'Subject to a satisfactory survey and to no known losses.',
    comment: step.factor < 1.1 ? 'The keenest terms for this trade.' : 'Wider cover at a higher premium.',
    files: [{ uploadId }],
  });
}

async function resubmit(stage: Stage, detail: CaseDetail): Promise<void> {
  const { insuredName, startsOn, endsOn, consented, optedOut, employees, caseNumber, caseVersion } = detail;
  const answers = Object.fromEntries(
    detail.questions.flatMap(({ questionId, hidden, initial = '' }) => (hidden ? [] : [[questionId, initial]])),
  );
  const documents = detail.documents.map(({ order, uploadId, canDescribe, name }) => ({
    order,
    ...(uploadId ? { uploadId } : {}),
    ...(canDescribe ? { name } : {}),
  }));
  const sent = { insuredName, startsOn, endsOn, consented, optedOut, employees, answers, documents };
  await updateCase(stage.past.deps, maker(stage), { ...sent, caseNumber, caseVersion, savedAs: 'waiting' });
}

async function play(stage: Stage, caseNumber: string, step: Step): Promise<void> {
  const { deps } = stage.past;
  const officer = officerOf(stage);
  const consultant = maker(stage);
  const detail = () => openCase(deps, officer, caseNumber);
  const offerAt = async (place: number) => (await detail()).offers[place] as Offer;
  const shown = ({ offerNumber, offerVersion }: Offer) => ({ caseNumber, offerNumber, offerVersion });
  switch (step.do) {
    case 'take':
      await assignRequest(deps, officer, {
        requestNumber: caseNumber,
        assigneeId: officer.userId,
        assigneeSeen: null,
      });
      return;
    case 'send':
      await sendToInsurers(deps, officer, { caseNumber, insurers: [...insurersOf(stage, step.insurers)] });
      return;
    case 'quote':
    case 'needs':
    case 'notQuoting':
      return keyIn(stage, await offerAt(step.of), step);
    case 'accept':
      await acceptOffer(deps, consultant, shown(await offerAt(step.of)));
      return;
    case 'decline':
      await declineOffer(deps, consultant, shown(await offerAt(step.of)));
      return;
    case 'ask': {
      const { documents } = await detail();
      await askForItems(deps, officer, {
        caseNumber,
        askedNote: 'Please send a clearer copy of this document.',
        askedDocuments: [documents[0]?.order ?? 10],
      });
      return;
    }
    case 'resubmit':
      return resubmit(stage, await detail());
    case 'refuse':
      await declineCase(deps, officer, { caseNumber, reason: 'No insurer on our panel writes this risk at present.' });
      return;
    case 'withdraw':
      await withdrawCase(deps, consultant, { caseNumber, reason: 'The client stays with the present insurer.' });
      return;
    case 'issue':
      await issueCase(deps, officer, { caseNumber, clientEmail: `demo${stage.planned.index}@example.com` });
      return;
    case 'expire':
      await expireCases(deps);
      return;
  }
}

/** One case from its form to where its story ends, by the steps of those who work on it, each at its time. */
export async function playCase(stage: Stage, now: Date): Promise<void> {
  const { past, planned } = stage;
  const begunAt = now.getTime() - planned.story.hoursAgo * HOUR_MS;
  past.at(new Date(begunAt));
  const caseNumber = await begin(stage);
  for (const step of planned.story.steps) {
    past.at(new Date(begunAt + step.hours * HOUR_MS));
    await play(stage, caseNumber, step);
  }
  await past.handOverMails();
}

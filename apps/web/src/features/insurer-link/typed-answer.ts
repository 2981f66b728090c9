import type { BodyOf } from '@onegi/contract/call';
import type { answerByLink, InsurerCase } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { moneyText } from '@onegi/contract/fields/formats';
import type { Finding } from '@onegi/contract/lines/search';
import { settledMoney } from '../forms/typed-answer.ts';
import { readMark, writeMark } from '../purchases/session.ts';

export const answerKinds = ['quoted', 'informationRequired', 'notQuoting'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A file that goes with the answer. */
export interface AnswerFile {
  readonly uploadId: string;
  readonly fileName: string;
}

/** An insurer's answer as it is being typed, by the names of what is sent. */
export interface TypedAnswer {
  readonly answeredAs: AnswerKind;
  readonly premiumCents: string;
  readonly bearingCents: string;
  readonly validUntil: string;
  readonly insurerReference: string;
  readonly excess: string;
  readonly conditions: string;
  readonly remark: string;
  readonly files: readonly AnswerFile[];
}

const typed = (cents: number | null) => (cents === null ? '' : moneyText(cents));

/** What was answered last, to be changed; nothing of a question that has been answered since. */
export function answerOf({ offer }: InsurerCase): TypedAnswer {
  const isQuestion = offer.offerState === 'waiting' && offer.premiumCents === null;
  return {
    answeredAs: answerKinds.find((kind) => kind === offer.offerState) ?? 'quoted',
    premiumCents: typed(offer.premiumCents),
    bearingCents: typed(offer.bearingCents),
    // A day that is over is asked for anew.
    validUntil: offer.offerState === 'quoted' ? (offer.validUntil ?? '') : '',
    insurerReference: offer.insurerReference,
    excess: offer.excess,
    conditions: offer.conditions,
    remark: isQuestion ? '' : offer.remark,
    files: offer.files.map(({ uploadId, fileName }) => ({ uploadId, fileName })),
  };
}

const centsOf = (amount: string): number | undefined => {
  const settled = settledMoney(amount);
  return settled === '' ? undefined : Number(settled.replace('.', ''));
};

/** What is sent: an insurer that asks or refuses gives no figures. */
export function bodyOf(read: InsurerCase, answer: TypedAnswer): BodyOf<typeof answerByLink> {
  const { answeredAs, remark } = answer;
  const asShown = { caseShown: read.caseShown, offerVersion: read.offer.offerVersion, answeredAs };
  const files = answer.files.map(({ uploadId }) => ({ uploadId }));
  if (answeredAs !== 'quoted') return { ...asShown, remark, files };
  const { insurerReference, excess, conditions, validUntil } = answer;
  const premiumCents = centsOf(answer.premiumCents);
  const bearingCents = read.asksBearing ? centsOf(answer.bearingCents) : undefined;
  return {
    ...asShown,
    ...(premiumCents === undefined ? {} : { premiumCents }),
    ...(bearingCents === undefined ? {} : { bearingCents }),
    ...(validUntil === '' ? {} : { validUntil }),
    insurerReference,
    excess,
    conditions,
    remark,
    files,
  };
}

/** What the server would find, beside what the contract says of each field. */
export function issuesOf(read: InsurerCase, answer: TypedAnswer, today: string): Finding[] {
  if (answer.answeredAs !== 'quoted')
    return answer.remark.trim() === '' ? [{ field: 'remark', message: 'validation.required' }] : [];
  const premium = centsOf(answer.premiumCents);
  const bearing = read.asksBearing ? centsOf(answer.bearingCents) : 0;
  return [
    ...(premium === undefined ? [{ field: 'premiumCents', message: 'validation.required' }] : []),
    ...(bearing === undefined ? [{ field: 'bearingCents', message: 'validation.required' }] : []),
    ...(premium !== undefined && bearing !== undefined && bearing > premium
      ? [{ field: 'bearingCents', message: 'validation.atMost', params: { maximum: premium / 100 } }]
      : []),
    ...(answer.validUntil !== '' && answer.validUntil < today
      ? [{ field: 'validUntil', message: 'validation.validityOver' }]
      : []),
  ];
}

/** Named by the case, never by the token: what a browser stores is no secret. */
const markOf = ({ caseNumber, offer }: InsurerCase) => `insurer.${caseNumber}.${offer.offerNumber}`;

/** What this tab kept of an answer that was not sent. */
export function readTyped(read: InsurerCase): TypedAnswer | undefined {
  try {
    const kept = JSON.parse(readMark(markOf(read)) ?? 'null') as TypedAnswer | null;
    return kept ? { ...answerOf(read), ...kept } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed through a reload and the other language until it is sent; the tab's end is its end. */
export const keepTyped = (read: InsurerCase, answer: TypedAnswer): void =>
  writeMark(markOf(read), JSON.stringify(answer));

export const forgetTyped = (read: InsurerCase): void => writeMark(markOf(read), undefined);

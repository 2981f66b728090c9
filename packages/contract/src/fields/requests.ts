import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** The forms that can be asked for; the server's registry of templates is keyed by them. */
export const templateIds = [
  'BP',
  'EC',
  'CAR_A',
  'CAR_P',
  'MC',
  'PAR',
  'PL',
  'OTHERS_C',
  'OTHERS_P',
  'OTHERS_M',
  'OTHERS_PL',
  'OTHERS_EM',
] as const;
export type TemplateId = (typeof templateIds)[number];

/** Other names that addresses know a form by. */
const templateAliases: Readonly<Record<string, TemplateId>> = { PUBLIC_LIABILITY: 'PL' };

/** The form that an id or another name of it means; undefined for one that means none. */
export const templateIdOf = (text: string): TemplateId | undefined =>
  templateIds.find((id) => id === (templateAliases[text] ?? text));

/** A form by its id, or by another name that addresses know it by. */
export const templateId = z.codec(f.oneOf([...templateIds, 'PUBLIC_LIABILITY']), z.enum(templateIds), {
  decode: (id) => templateIdOf(id) as TemplateId,
  encode: (id) => id,
});

/** Who fills a form in: a visitor for himself, or a consultant for a client. */
export const audiences = ['visitor', 'consultant'] as const;
export type Audience = (typeof audiences)[number];

/** What a consultant's cases can be ordered by: names on the wire, which the list of choices answers too. */
export const caseSortFields = ['wfRequestdate', 'wfRequestno', 'wfInsuredName', 'wfEffdate'] as const;

/** Why a plan is asked for rather than bought: not sold online, without a price, or an answer that needs an officer. */
export const requestReasons = ['offline', 'noPrice', 'answer'] as const;
export type RequestReason = (typeof requestReasons)[number];

export const requestStates = ['waiting', 'pending', 'answered', 'closed', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** As the office lists requests: an accepted offer of a consultant's case is an answer, too. */
const requestState = f.coded({ waiting: 'W', pending: 'P', answered: 'A', closed: 'C', expired: 'X' });

/** What somebody of the office means to work on: each a view of the desk. */
export const deskViews = ['unclaimed', 'mine', 'all', 'overdue', 'withConsultants', 'withInsurers', 'toIssue'] as const;
export type DeskView = (typeof deskViews)[number];

/** What waits for the actor and no view has: the links of what waits lead there. */
export const waitingViews = ['lateOfColleagues', 'insurersAsking', 'toIssueByMe'] as const;
export type AskedDeskView = DeskView | (typeof waitingViews)[number];

/** The state that an officer leads it to, on the wire. */
const outcome = f.coded({ answer: 'A', decline: 'C' });

/** Longest address of a list: a motor search with nine drivers. */
const ADDRESS = 2_000;

/** Fields of form templates and of requests for a quote. */
export const requestFields = {
  templateId: field('templateId', templateId),
  audience: field('audience', f.oneOf(audiences)),
  templateVersion: field('templateVersion', z.int()),
  templateName: field('templateName', z.string()),
  templateNameZh: field('templateName9', z.string()),
  /** The template's call names it so; bodies say prod. */
  templateProduct: field('prodCode', f.productCode),
  product: field('prod', f.productCode),
  productName: field('wfProdName', z.string()),
  productNameZh: field('wfProdName9', z.string()),
  insurer: field('isr', f.insurerCode),
  /** The search parameters, as the list's address has them. */
  parameter: field('parameter', f.looseText(ADDRESS)),
  /** The plan whose button was pressed, and its quote where it has a price. */
  plan: field('wfPlan', f.planCode),
  quoteRef: field('quoteRef', f.reference),
  reason: field('reason', f.oneOf(requestReasons)),
  searchUrl: field('searchUrl', f.looseText(ADDRESS)),
  promotionCode: field('promotion', f.promotionCode),
  promotionPercent: field('wfDisc', z.number()),
  consent: field('wfPics', z.literal(true, 'validation.mustAgree')),
  language: field('language', f.language),
  // documents
  document: field('wfDocDes', z.string()),
  documentZh: field('wfDocDes9', z.string()),
  order: field('wfOrder', z.int()),
  required: field('validation', f.flag),
  /** Largest file in MB. */
  docLimit: field('docLimit', z.int()),
  /** File types, by their endings. */
  docTypes: field('docType', z.array(z.string())),
  /** What can be done with a document's row: its description typed, a file given, the file taken away. */
  canDescribe: field('edit', f.flag),
  canUpload: field('upload', f.flag),
  canDelete: field('delete', f.flag),
  // requests
  requestNumber: field('wfRequestno', z.string()),
  requestRef: field('requestRef', f.reference),
  requestAsked: field('wfRequestno', f.code(20)),
  /** In an address: whatever is no number is a request that does not exist. */
  requestOpened: field('wfRequestno', f.looseText(60)),
  requestState: field('wfStatus', requestState),
  deskView: field('view', f.oneOf([...deskViews, ...waitingViews])),
  /** How many are in each view; so many or more where it says that many. */
  viewCounts: field('views', z.record(z.enum(deskViews), z.int())),
  /** Insurers that have not answered yet, and offers that the consultant has not. */
  offersAsked: field('offersAsked', z.int()),
  offersQuoted: field('offersQuoted', z.int()),
  /** What an officer does with it. */
  outcome: field('wfStatus', outcome),
  requestedAt: field('wfRequestdate', f.moment),
  dueAt: field('dueAt', f.moment),
  insurerName: field('wfIsrName', z.string()),
  insurerNameZh: field('wfIsrName9', z.string()),
  // the office's list: who asked, masked, and the plan as it was called then
  contactName: field('wfName', z.string()),
  contactEmail: field('wfEmailaddr', z.string()),
  planName: field('wfPlanName', z.nullable(z.string())),
  planNameZh: field('wfPlanName9', z.nullable(z.string())),
  numberSearched: field('wfRequestno', f.looseText(20)),
  asked: field('wfFieldName', z.string()),
  askedZh: field('wfFieldName9', z.string()),
  answer: field('wfValue', z.string()),
  answerZh: field('wfValue9', z.string()),
} as const;

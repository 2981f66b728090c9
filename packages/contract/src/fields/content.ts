import * as z from 'zod';
import type { FilePurpose } from '../file-purpose.ts';
import { lineCodes } from '../lines.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** Where files are kept, by the name that addresses use. */
export const boxes = ['news', 'activities', 'prodlib', 'claimforms'] as const;
export type Box = (typeof boxes)[number];

/** What may lie in the boxes of news and activities, and what in the product library. */
export const newsTypes = ['pdf', 'png', 'jpg'] as const;
export const libraryTypes = [
  'csv',
  'xml',
  'xlsx',
  'xls',
  'xlsm',
  'xlsb',
  'xltx',
  'xlam',
  'pdf',
  'doc',
  'docm',
  'docx',
  'dot',
  'dotm',
  'dotx',
  'odt',
  'rtf',
  'txt',
] as const;
const claimFormTypes = ['pdf'] as const;
const allTypes = [...new Set([...newsTypes, ...libraryTypes])] as [string, ...string[]];

const boxFile = { maxBytes: 5 * 1024 ** 2, personal: false } as const;

/** What an editor may upload into each box. */
export const boxFiles = {
  news: { ...boxFile, name: 'news', types: newsTypes },
  activities: { ...boxFile, name: 'activities', types: newsTypes },
  prodlib: { ...boxFile, name: 'prodlib', types: libraryTypes },
  claimforms: { ...boxFile, name: 'claimforms', types: claimFormTypes },
} as const satisfies Record<Box, FilePurpose>;

export const publicationStates = ['draft', 'published', 'withdrawn'] as const;
export type PublicationState = (typeof publicationStates)[number];
const stateCodes = { D: 'draft', P: 'published', W: 'withdrawn' } as const;

/** D, P or W on the wire. */
const publicationState = z.codec(z.enum(['D', 'P', 'W'], 'validation.choice'), z.enum(publicationStates), {
  decode: (code) => stateCodes[code],
  encode: (state) => (({ draft: 'D', published: 'P', withdrawn: 'W' }) as const)[state],
});

/** The most files that go to a client at once. */
export const MOST_SENT_FILES = 10;

const title = f.text(120);
const line = z.enum(lineCodes, 'validation.choice');

/** Fields of news, the product library, claim forms and questions about claims. */
export const contentFields = {
  box: field('box', f.oneOf(boxes)),
  id: field('wfSeqno', z.uuid('validation.reference')),
  date: field('wfDate', f.date),
  until: field('wfDateTo', f.date),
  fileName: field('wfFileName', z.string()),
  fileType: field('wfFileType', z.string()),
  bytes: field('wfFileSize', z.int()),
  title: field('wfTitle', title),
  titleZh: field('wfTitle9', title),
  insurer: field('wfInsurer', f.insurerCode),
  insurerName: field('wfInsurerName', z.string()),
  insurerNameZh: field('wfInsurerName9', z.string()),
  line: field('wfProdCls', line),
  productName: field('wfProdName', title),
  productNameZh: field('wfProdName9', title),
  state: field('wfStatus', publicationState),
  /** Why the caller cannot publish what could be published: the error that would say so. */
  publishRefusal: field(
    'publishRefusal',
    f.oneOf(['entry.incomplete', 'entry.untitled', 'entry.over', 'entry.ownDraft']),
  ),
  changedAt: field('wfAdate', f.moment),
  version: field('version', z.int('validation.integer')),
  downloadUrl: field('downloadUrl', z.string()),
  favourite: field('favourite', f.flag),
  // sending files of the library to a client
  ids: field('wfSeqnos', z.array(z.uuid('validation.reference')).min(1, 'validation.required').max(MOST_SENT_FILES)),
  note: field('wfRemk', f.paragraphs(500)),
  sentFiles: field('sentFiles', z.int()),
  token: field('token', z.string().regex(/^[\w-]{32}$/, 'validation.reference')),
  // filters
  shownFrom: field('dateF', f.date),
  shownTo: field('dateT', f.date),
  favourites: field('show', f.oneOf(['favourites'])),
  /** It waits for the caller to publish it: others wrote or corrected it. */
  toApprove: field('toApprove', f.flag),
  /** What the caller may publish of what others wrote or corrected: what is complete and not over. */
  approval: field('approval', f.oneOf(['mine'])),
  fileNamePart: field('wfFileName', f.looseText(120)),
  productNamePart: field('wfProdName', f.looseText(120)),
  typeWanted: field('wfFileType', f.oneOf(['All', ...allTypes])),
  // questions
  claimLine: field('prod', line),
  seq: field('wfOrder', z.int('validation.integer').min(1, 'validation.pageNumber').max(999, 'validation.pageNumber')),
  question: field('question', f.text(200)),
  questionZh: field('question9', f.text(200)),
  answer: field('answer', f.paragraphs(2_000).min(1, 'validation.required')),
  answerZh: field('answer9', f.paragraphs(2_000).min(1, 'validation.required')),
} as const;

import * as z from 'zod';
import { call } from '../../call.ts';
import { contentFields as c } from '../../fields/content.ts';
import { pageAnswered, pageAsked } from '../../paging.ts';
import { listOf, nullable, type Of, optional, shape } from '../../shape.ts';

const boxFile = shape({
  id: c.id,
  date: c.date,
  fileName: c.fileName,
  fileType: c.fileType,
  title: c.title,
  titleZh: c.titleZh,
  downloadUrl: c.downloadUrl,
});
export type BoxFile = Of<typeof boxFile>;

const libraryFile = boxFile.and({
  insurer: nullable(c.insurer),
  insurerName: nullable(c.insurerName),
  insurerNameZh: nullable(c.insurerNameZh),
  line: nullable(c.line),
  productName: nullable(c.productName),
  productNameZh: nullable(c.productNameZh),
});
export type LibraryFile = Of<typeof libraryFile>;

const filters = {
  ...pageAsked,
  sort: optional(c.sort),
  date: optional(c.date),
  fileNamePart: optional(c.fileNamePart),
  typeWanted: optional(c.typeWanted),
};

const filePage = shape({ records: listOf('records', boxFile), ...pageAnswered });

export const searchNews = call({
  name: 'searchNews',
  method: 'POST',
  path: '/boxes/news/search',
  summary: 'News, announcements and promotions in force, newest first unless asked otherwise',
  tag: 'content',
  permission: 'content.read',
  body: shape(filters),
  answer: filePage,
});

export const searchActivities = call({
  name: 'searchActivities',
  method: 'POST',
  path: '/boxes/activities/search',
  summary: 'Activities in force, newest first unless asked otherwise',
  tag: 'content',
  permission: 'content.read',
  body: shape(filters),
  answer: filePage,
});

export const searchLibrary = call({
  name: 'searchLibrary',
  method: 'POST',
  path: '/boxes/prodlib/search',
  summary: "The product library: insurers' documents by product",
  tag: 'content',
  permission: 'content.read',
  body: shape({
    ...filters,
    insurer: optional(c.insurer),
    line: optional(c.line),
    productNamePart: optional(c.productNamePart),
  }),
  answer: shape({ records: listOf('records', libraryFile), ...pageAnswered }),
});

const download = {
  method: 'GET',
  tag: 'content',
  permission: 'content.read',
  params: shape({ id: c.id }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
} as const;

export const downloadNews = call({
  ...download,
  name: 'downloadNews',
  path: `/boxes/news/download/{${c.id.wire}}`,
  summary: 'A file of the news; PDFs and images open in the browser',
});

export const downloadActivity = call({
  ...download,
  name: 'downloadActivity',
  path: `/boxes/activities/download/{${c.id.wire}}`,
  summary: 'A file of the activities; PDFs and images open in the browser',
});

export const downloadLibraryFile = call({
  ...download,
  name: 'downloadLibraryFile',
  path: `/boxes/prodlib/download/{${c.id.wire}}`,
  summary: 'A file of the product library; PDFs and images open in the browser, others are saved',
});

export const downloadClaimForm = call({
  ...download,
  permission: 'claims.read',
  name: 'downloadClaimForm',
  path: `/boxes/claimforms/download/{${c.id.wire}}`,
  summary: 'A claim form',
});

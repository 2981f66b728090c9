import * as z from 'zod';
import { call } from '../../call.ts';
import { contentFields as c, libraryTypes, newsTypes } from '../../fields/content.ts';
import { lineCodes } from '../../lines.ts';
import { type ListFilter, list } from '../../list.ts';
import { nullable, type Of, optional, shape } from '../../shape.ts';

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
  favourite: c.favourite,
});
export type LibraryFile = Of<typeof libraryFile>;

const filters = {
  date: { field: c.date, kind: 'date', label: 'content.filters.date' },
  fileNamePart: { field: c.fileNamePart, kind: 'text', label: 'content.filters.fileName', maxLength: 120 },
} as const satisfies Record<string, ListFilter>;

const typeOf = (values: readonly string[]) =>
  ({ field: c.typeWanted, kind: 'choice', label: 'content.filters.type', values, all: 'content.filters.all' }) as const;

const sorts = {
  date: { field: c.date, order: 'desc' },
  fileName: { field: c.fileName, order: 'asc' },
} as const;

const fileColumns = {
  date: { label: 'content.table.date', kind: 'date' },
  title: { label: 'content.table.title', chinese: 'titleZh' },
  fileName: { label: 'content.table.file' },
  fileType: { label: 'content.table.type' },
} as const;

const boxList = { tag: 'content', permission: 'content.read', sorts } as const;

export const newsList = list({
  ...boxList,
  name: 'searchNews',
  path: '/boxes/news/search',
  summary: 'News, announcements and promotions in force, newest first unless asked otherwise',
  filters: { ...filters, typeWanted: typeOf(newsTypes) },
  row: boxFile,
  columns: fileColumns,
});
export const searchNews = newsList.page;

export const activityList = list({
  ...boxList,
  name: 'searchActivities',
  path: '/boxes/activities/search',
  summary: 'Activities in force, newest first unless asked otherwise',
  filters: { ...filters, typeWanted: typeOf(newsTypes) },
  row: boxFile,
  columns: fileColumns,
});
export const searchActivities = activityList.page;

export const libraryList = list({
  ...boxList,
  name: 'searchLibrary',
  path: '/boxes/prodlib/search',
  summary: "The product library: insurers' documents by product",
  filters: {
    insurer: { field: c.insurer, kind: 'choice', label: 'content.filters.insurer', all: 'content.filters.all' },
    line: {
      field: c.line,
      kind: 'choice',
      label: 'content.filters.line',
      values: lineCodes,
      texts: 'content.lines',
      all: 'content.filters.all',
    },
    productNamePart: { field: c.productNamePart, kind: 'text', label: 'content.filters.productName', maxLength: 120 },
    typeWanted: typeOf(libraryTypes),
    fileNamePart: filters.fileNamePart,
    shownFrom: { field: c.shownFrom, kind: 'date', label: 'content.filters.shownFrom' },
    shownTo: { field: c.shownTo, kind: 'date', label: 'content.filters.shownTo' },
    favourites: {
      field: c.favourites,
      kind: 'choice',
      label: 'content.filters.show',
      values: ['favourites'],
      texts: 'content.filters.shows',
      all: 'content.filters.allFiles',
    },
  },
  // One day: what callers of before ask for.
  asked: { date: optional(c.date) },
  row: libraryFile,
  columns: {
    insurerName: { label: 'content.table.insurer', chinese: 'insurerNameZh' },
    line: { label: 'content.table.line', texts: 'content.lines' },
    title: fileColumns.title,
    fileName: fileColumns.fileName,
    productName: { label: 'content.table.productName', chinese: 'productNameZh' },
    fileType: fileColumns.fileType,
    date: fileColumns.date,
  },
  exported: true,
});
export const searchLibrary = libraryList.page;

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

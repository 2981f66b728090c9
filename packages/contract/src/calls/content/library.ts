import * as z from 'zod';
import { call } from '../../call.ts';
import { contentFields as c } from '../../fields/content.ts';
import { quoteFields as q } from '../../fields/quotes.ts';
import { optional, shape } from '../../shape.ts';

const favourite = shape({ id: c.id, favourite: c.favourite });

export const keepFavourite = call({
  name: 'keepFavourite',
  method: 'POST',
  path: '/boxes/prodlib/favourite',
  summary: "Makes a file of the product library one of the caller's favourites, or no longer",
  tag: 'content',
  permission: 'content.read',
  body: favourite,
  answer: favourite,
});

export const sendFiles = call({
  name: 'sendFiles',
  method: 'POST',
  path: '/boxes/prodlib/send',
  summary: 'E-mails a client links to files of the product library, each good for as long as its file is published',
  tag: 'content',
  permission: 'content.send',
  idempotent: true,
  body: shape({ ids: c.ids, clientEmail: q.clientEmail, note: optional(c.note), language: q.language }),
  answer: shape({ sentFiles: c.sentFiles }),
});

export const openSharedFile = call({
  name: 'openSharedFile',
  method: 'GET',
  path: '/boxes/shared/{token}',
  summary: 'A file of the product library by a link that was sent to a client',
  tag: 'content',
  permission: 'content.openShared',
  params: shape({ token: c.token }),
  /** The file itself; only failures are JSON. */
  answer: z.unknown(),
});

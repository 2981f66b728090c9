import * as z from 'zod';
import { call } from '../../../call.ts';
import { linkFields as l, MOST_CONTACTS } from '../../../fields/insurer-links.ts';
import { offerFields as o } from '../../../fields/offers.ts';
import { listOf, type Of, optional, shape } from '../../../shape.ts';

/** Where an insurer is asked, for one class of business or for all that have no contact of their own. */
export const insurerContact = shape({
  insurerEmail: l.insurerEmail,
  insurerLanguage: l.insurerLanguage,
  contactProduct: optional(l.contactProduct),
});
export type InsurerContact = Of<typeof insurerContact>;

const ofInsurer = shape({ insurerAsked: o.insurerAsked, contacts: listOf('contacts', insurerContact, MOST_CONTACTS) });
const knownInsurer = ofInsurer.and({
  insurerName: o.insurerName,
  insurerNameZh: o.insurerNameZh,
  contactsVersion: l.contactsVersion,
});
export type KnownInsurer = Of<typeof knownInsurer>;
const answer = z.array(knownInsurer.codec);

export const insurerContacts = call({
  name: 'insurerContacts',
  method: 'GET',
  path: '/commercial-insurance/insurer-contacts',
  summary: 'The insurers, and the addresses at which each is asked for offers',
  tag: 'commercial',
  permission: 'insurerContacts.read',
  answer,
});

export const saveInsurerContacts = call({
  name: 'saveInsurerContacts',
  method: 'POST',
  path: '/commercial-insurance/insurer-contacts',
  summary:
    'Makes the addresses of an insurer those that are sent, unless they are others than contactsVersion was of. Answers those of all insurers',
  tag: 'commercial',
  permission: 'insurerContacts.write',
  idempotent: true,
  body: ofInsurer.and({ contactsVersion: optional(l.contactsVersion) }),
  answer,
});

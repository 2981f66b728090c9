import { call } from '../../../call.ts';
import { endorsementFields as e } from '../../../fields/endorsements.ts';
import { optional, shape } from '../../../shape.ts';
import { endorsementDraft, endorsementOptions, endorsementPreview, endorsementTerms } from './shapes.ts';

const reading = { tag: 'policies', permission: 'endorsements.read' } as const;
const writing = { tag: 'policies', permission: 'endorsements.write' } as const;
const approving = { tag: 'policies', permission: 'endorsements.approve' } as const;
const oneDraft = shape({ draftId: e.draftId, version: e.version });

export const getEndorsementOptions = call({
  ...reading,
  name: 'getEndorsementOptions',
  method: 'GET',
  path: '/policy/mgr/endorsement/options',
  summary: 'What can be changed in a policy today, and who drafts an endorsement of it already',
  query: shape({ number: e.policySought }),
  answer: endorsementOptions,
});

export const previewEndorsement = call({
  ...writing,
  name: 'previewEndorsement',
  method: 'POST',
  path: '/policy/mgr/endorsement/preview',
  summary: 'What an endorsement would change and cost, with every part of its premium, without drafting it',
  body: shape(endorsementTerms),
  answer: endorsementPreview,
});

export const saveEndorsement = call({
  ...writing,
  name: 'saveEndorsement',
  method: 'POST',
  path: '/policy/mgr/endorsement/save',
  summary: 'Drafts an endorsement, or writes a draft anew. A policy has one draft at a time',
  idempotent: true,
  body: shape({ ...endorsementTerms, draftId: optional(e.draftId), version: optional(e.version) }),
  answer: endorsementDraft,
});

export const getEndorsementDraft = call({
  ...reading,
  name: 'getEndorsementDraft',
  method: 'GET',
  path: '/policy/mgr/endorsement/draft',
  summary: 'A draft of an endorsement, or what it has become',
  query: shape({ draftId: e.draftId }),
  answer: endorsementDraft,
});

export const submitEndorsement = call({
  ...writing,
  name: 'submitEndorsement',
  method: 'POST',
  path: '/policy/mgr/endorsement/submit',
  summary: 'Asks for a draft to be approved; its premium is worked out anew',
  idempotent: true,
  body: oneDraft,
  answer: endorsementDraft,
});

export const approveEndorsement = call({
  ...approving,
  name: 'approveEndorsement',
  method: 'POST',
  path: '/policy/mgr/endorsement/approve',
  summary: 'Approves what another has drafted, within the own limit, and issues it with its note, documents and mails',
  idempotent: true,
  body: oneDraft,
  answer: endorsementDraft,
});

export const returnEndorsement = call({
  ...approving,
  name: 'returnEndorsement',
  method: 'POST',
  path: '/policy/mgr/endorsement/return',
  summary: 'Sends a draft back with what is wrong with it',
  idempotent: true,
  body: shape({ draftId: e.draftId, version: e.version, reasonGiven: e.reasonGiven }),
  answer: endorsementDraft,
});

export const deleteEndorsement = call({
  ...writing,
  name: 'deleteEndorsement',
  method: 'POST',
  path: '/policy/mgr/policy-endst-delete',
  summary: 'Deletes a draft by its policy and number. What was issued is never deleted, only reversed',
  idempotent: true,
  body: shape({ number: e.policySought, endorsementNo: e.endorsementNo }),
  answer: shape({ draftId: e.draftId }),
});

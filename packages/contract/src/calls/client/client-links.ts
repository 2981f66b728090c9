import { call } from '../../call.ts';
import { clientFields as c } from '../../fields/client-links.ts';
import { policyFields as p } from '../../fields/policies.ts';
import { allowedOf } from '../../fields/workflow.ts';
import { type Of, shape } from '../../shape.ts';

/** The link by which a client reads a policy, as the office and the policy's consultant see it. */
export const clientLink = shape({
  linkState: c.linkState,
  linkEmail: c.linkEmail,
  linkSentAt: c.linkSentAt,
  linkExpiresAt: c.linkExpiresAt,
  openedCount: c.openedCount,
  lastOpenedAt: c.lastOpenedAt,
  allowedActions: allowedOf(['sendLink', 'revokeLink']),
});
export type ClientLink = Of<typeof clientLink>;

const ofPolicy = { tag: 'client', permission: 'clientLinks.send', answer: clientLink } as const;
const sought = shape({ number: p.numberSought });

export const getClientLink = call({
  ...ofPolicy,
  name: 'getClientLink',
  method: 'GET',
  path: '/policy/mgr/client-link',
  summary: "What has become of the link by which a policy's client reads it: when it was sent and last opened",
  query: sought,
});

export const sendClientLink = call({
  ...ofPolicy,
  name: 'sendClientLink',
  method: 'POST',
  path: '/policy/mgr/client-link/send',
  summary: 'E-mails the client a new link to the policy, at the address on record; the one before is good no more',
  idempotent: true,
  body: sought,
});

export const revokeClientLink = call({
  ...ofPolicy,
  name: 'revokeClientLink',
  method: 'POST',
  path: '/policy/mgr/client-link/revoke',
  summary: 'Ends the link by which the client reads the policy',
  idempotent: true,
  body: sought,
});

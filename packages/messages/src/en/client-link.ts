/** The link by which a policy's client reads it, on the page of the policy. */
export const clientLink = {
  title: 'Client’s page',
  lead: 'A link to the policy for its client, who confirms an own detail first.',
  states: {
    none: 'No link was sent yet',
    live: 'Link sent on {moment}',
    expired: 'Link has expired',
    revoked: 'Link was revoked',
    locked: 'Link was locked after wrong answers',
  },
  opened:
    '{count, plural, =0 {Not opened yet} one {Opened once, on {moment}} other {Opened # times, last on {moment}}}',
  until: 'Good until {moment}',
  to: 'Goes to {email}',
  noAddress: 'No e-mail address of the client is known.',
  send: 'Send client’s link',
  sendAgain: 'Send a new link',
  revoke: 'Revoke link',
  sent: 'The link is on its way to the client',
  revoked: 'The link was revoked',
};

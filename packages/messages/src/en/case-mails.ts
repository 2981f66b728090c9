/** Mails about a consultant's case, to the one whose turn it is: for the server alone. */
export const caseMails = {
  desk: 'colleague',
  open: 'Open the case',
  after: 'You find everything about the case, and who holds it, on its page. Please log in to see it.',
  facts: {
    by: 'Given by',
    item: 'Asked for',
    note: '{step, select, itemsAsked {What the office writes} other {Reason}}',
    offer: '{total}, good until {date}',
    remark: '{insurer} asks',
    expires: 'Ends on',
    accepted: 'Had been accepted',
  },
  submitted: {
    subject: 'New case {caseNumber}',
    heading: 'A new case has come in',
    intro: 'A consultant has submitted a commercial case. Nobody has taken it yet, and the clock is running.',
  },
  assigned: {
    subject: 'Case {caseNumber} is yours now',
    heading: 'A case was given to you',
    intro: 'A colleague has given you this case. You hold it from now on.',
  },
  itemsAsked: {
    subject: 'Case {caseNumber}: something is missing',
    heading: 'We need something from you',
    intro:
      'To go on with this case we need what is listed below. These items are open again for you; the clock stands still until you send them.',
  },
  resubmitted: {
    subject: 'Case {caseNumber}: the items have come',
    heading: 'What you asked for has come',
    intro: 'The consultant has sent what was asked for. The clock goes on.',
  },
  offersCame: {
    subject: 'Case {caseNumber}: {count, plural, one {an offer has} other {# offers have}} come',
    heading: '{count, plural, one {An offer has come} other {# offers have come}}',
    intro: 'Please look at it with your client, and accept or decline it on the page of the case while it is good.',
  },
  informationRequired: {
    subject: 'Case {caseNumber}: an insurer asks for information',
    heading: 'An insurer asks for information',
    intro: 'Before it quotes, the insurer needs to know more. Please answer it, or ask the consultant.',
  },
  noOfferLeft: {
    subject: 'Case {caseNumber}: no offer is left',
    heading: 'No offer is left',
    intro:
      'Of the insurers that were asked none may still quote, and no offer can be accepted any more. Please ask other insurers, or let the consultant know.',
  },
  accepted: {
    subject: 'Case {caseNumber}: offer accepted',
    heading: 'An offer was accepted',
    intro:
      'The consultant has accepted this offer for the client. Please issue the policy, or the endorsement where the case asks for one.',
  },
  reopened: {
    subject: 'Case {caseNumber}: open for quotation again',
    heading: 'The case is open for quotation again',
    intro:
      'What was accepted cannot be issued, for the reason below. Offers that are still good wait for your answer again, and others may come. Please look at the case with your client.',
  },
  endorsed: {
    subject: 'Case {caseNumber}: the endorsement is made',
    heading: 'The endorsement is made',
    intro:
      'The policy has been endorsed as the case asked for. The page of the case names the policy and the endorsement.',
  },
  declined: {
    subject: 'Case {caseNumber} was declined',
    heading: 'We cannot place this case',
    intro: 'The office has declined the case, for the reason below. You can copy it into a new one.',
  },
  withdrawn: {
    subject: 'Case {caseNumber} was withdrawn',
    heading: 'The case was withdrawn',
    intro:
      'The consultant wants no offer for this case any more. If an insurer is named below, whose offer had been accepted, please inform it; otherwise you need to do nothing.',
  },
  offersExpireSoon: {
    subject: 'Case {caseNumber}: {count, plural, one {an offer runs} other {# offers run}} out soon',
    heading: '{count, plural, one {An offer runs out soon} other {# offers run out soon}}',
    intro: 'It waits for your answer, and can be accepted until the end of its last day in Hong Kong.',
  },
  offersExpired: {
    subject: 'Case {caseNumber}: {count, plural, one {an offer has} other {# offers have}} run out',
    heading: '{count, plural, one {An offer has run out} other {# offers have run out}}',
    intro: 'Its last day is over. If your client still wants it, the office can ask the insurer again.',
  },
  caseExpiresSoon: {
    subject: 'Case {caseNumber} ends soon',
    heading: 'The case ends soon',
    intro: 'Nothing has happened with this case for a long time. Unless something does, it ends at the time below.',
  },
  caseExpired: {
    subject: 'Case {caseNumber} has ended',
    heading: 'The case has ended',
    intro:
      'Nothing has happened with this case for 90 days, so it has ended. If it is still wanted, you can copy it into a new one.',
  },
};

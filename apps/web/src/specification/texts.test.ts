import { readFileSync } from 'node:fs';
import { messages } from '@onegi/messages';
import { templates } from '@onegi/messages/en/templates';
import { describe, expect, it } from 'vitest';

/** English texts that are asked for to the letter, below the file that shows them; choices stand in one line, each behind its value. */
const asked = `
[P-1-02] components/step-bar.tsx
common.steps.search = Search
common.steps.quotes = Quotes
common.steps.apply = Apply
common.steps.pay = Pay
common.steps.confirm = Confirm
[P-1-06] features/quotes/quote-footnotes.tsx
quoteList.footnote.reference = All quotes are for reference only and are subject to final confirmation by the insurance companies.
[P-2.1-09] features/lines/short-form.tsx
search.freeQuote = Get a Free Quote
[P-2.1-09] features/lines/landing/recent-searches.tsx
search.recent.title = Recent searches
[P-2.1-09] features/home/line-tabs.tsx
frontPage.more = More
[P-2.1-10] features/sme/landing-page.tsx
sme.landing.offer = 10% off
[P-2.2-02] features/lines/search-frame.tsx
common.actions.next = Next
[P-2.2-03] features/lines/travel/form.ts
travel.form.choices.tripType = S Single Trip · A Annual Travel
travel.form.choices.destination = M Mainland China · A Asia · W Worldwide
travel.form.choices.party = I Individual · F Family
[P-2.2-03] features/lines/travel/search-page.tsx
travel.form.familyDefinition = An adult family means self and spouse with at least 1 child.
travel.form.childrenDefinition = Children are 6 weeks to 17 years old.
travel.form.familyChildrenDefinition = Family children are directly related to the travelling adults.
[P-2.2-04] features/lines/home/form.ts
home.form.choices.areaBand = 06 Others
home.form.choices.buildingType = A Apartment · H House or village house up to 3 storeys
home.form.choices.buildingAge = W Within 35 years · M More than 35 years
[P-2.2-05] features/lines/student/form.ts
student.form.choices.coverYears = 1 1 Year · 2 2 Years
[P-2.2-06] features/lines/motor/form.ts
motor.form.choices.cover = C Comprehensive · T Third Party
[P-2.2-07] features/lines/accident/form.ts
accident.form.choices.party = I Yourself · F You and Spouse
[P-2.2-07] features/lines/accident/fields.tsx
accident.form.hints.yourClass.01 = Professional, administrative or clerical work, mainly indoors
accident.form.hints.yourClass.02 = Outdoor duties or light manual work without machinery
accident.form.hints.yourClass.03 = Skilled or semi-skilled manual work, light machinery, driving
accident.form.hints.yourClass.04 = Manual work with heavy tools or hazardous machinery
[P-2.2-07] features/lines/accident/class-list.tsx
accident.form.examples.05 = high hazard, not accepted online: scaffolder, diver, stunt performer, professional athlete, police and firefighters on duty, pilot and cabin crew.
[P-2.2-08] features/lines/pet/form.ts
pet.form.choices.petType = C Cat · D Dog
pet.form.choices.petAgeYears = 0 6 months to below age 1 · 1 age 1 · 2 age 2 · 3 age 3 · 4 age 4 · 5 age 5 · 6 age 6 · 7 age 7 · 8 age 8 · 9 age 9
[P-2.2-08] features/lines/pet/fields.tsx
pet.form.thirdParty = Third Party Liability
[P-2.2-09] features/lines/helper/form.ts
helper.form.choices.nationality = P Philippines · X Other overseas
helper.form.choices.coverYears = 1 1 Year · 2 2 Years
[P-2.2-10] features/lines/medical/form.ts
medical.form.choices.careType = H Hospital Care · D Dental · O Outpatient
medical.form.choices.people = 01 Yourself · 02 You and Spouse · 03 Family
[P-2.2-11] features/lines/golf/form.ts
golf.form.choices.party = I Individual · F Family
[P-2.2-11] features/lines/golf/fields.tsx
golf.form.withTravel = Include travel insurance
[P-2.2-13] features/sme/steps.ts
templates.options.occupancy.OFF = Office
templates.options.occupancy.SHP = Shop
[P-2.2-13] ../../api/src/modules/templates/rows/bp.ts
templates.hints.bands = Bands: HK$1 to 100,000 · 100,001 to 300,000 · 300,001 to 1,000,000 · over 1,000,000
[P-2.3-01] features/quotes/quote-list-page.tsx
quoteList.title = Available Quotes
[P-2.3-03] features/quotes/filter-panel.tsx
quoteList.filters.provider = Provider
quoteList.filters.all = All
quoteList.filters.sort = Premium
quoteList.filters.ASC = Low to High
quoteList.filters.DESC = High to Low
[P-2.3-06] features/quotes/compare-bar.tsx
quoteList.compareBar.hint = Choose up to 3 plans to compare
quoteList.compareBar.chosen = Chosen {count} plan
quoteList.compareBar.cancel = Cancel
quoteList.compareBar.compare = Compare
[P-2.3-07] features/quotes/client-email-dialog.tsx
quoteList.email.declaration = I declare that I am the proposer, or that I have approached the proposer, and that the proposer has agreed to receive this quotation at the e-mail address below.
quoteList.email.decline = Decline
quoteList.email.accept = Accept
[P-2.3-08] features/quotes/sent-dialog.tsx
quoteList.email.sentText = please inform Client to check email
[P-2.4-02] features/quotes/compare-page.tsx
quoteList.compare.viewAll = View all quotes
[P-2.4-02] features/quotes/show-toggle.tsx
quoteList.compare.showAll = Show All
quoteList.compare.showDifferent = Show Different
[P-2.4-02] features/quotes/compare-heads.tsx
quoteList.compare.moreDetails = More details
[P-2.5-02] features/quotes/act-button.tsx
quoteList.action.applyA = Apply Now(A)
quoteList.action.applyB = Apply Now (B)
quoteList.action.request = Request Quote
quoteList.action.requestHint = An officer contacts you within 24 hours
[P-2.5-03] features/quotes/plan-details.tsx
quoteList.details.notes = Important notes
[P-8-06] components/states.tsx
common.states.noData = No data available
[P-9-10] app/hotline-block.tsx
common.footer.hotlineHours = Mon-Fri 09:00-18:00`;

function textAt(key: string): unknown {
  let found: unknown = { ...messages, templates };
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return found;
}

/** The texts a line of the list asks for, by value where it is a choice. */
function choices(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' · ').map((each) => each.split(/ (.*)/s)));
}

const groups = asked.trim().split(/\n(?=\[)/);

describe.each(groups.map((group) => group.split('\n')))('%s', (head, ...lines) => {
  const [, file] = (head ?? '').split(' ');
  const code = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  it.each(lines)('shows %s', (line) => {
    const [key = '', text = ''] = line.split(/ = (.*)/s);
    const parts = key.split('.');
    if (parts.includes('choices')) expect(textAt(key)).toMatchObject(choices(text));
    else expect(textAt(key)).toBe(text);
    expect(code).toContain(parts.includes('hints') && parts.length > 4 ? parts.at(-2) : parts.at(-1));
  });
});

it('the rules have their words [P-5-25]', () => {
  expect(messages.validation).toMatchObject({
    emailRequired: 'E-mail is required',
    email: 'E-mail must be valid',
    empty: 'The field cannot be empty',
    buildingAgeYears: 'Age of Building must be within 1-99',
    required: 'This field is required',
    number: 'Please enter number',
    drivers: 'Named drivers can be 1 to 9',
    madeIn: 'The year of manufacture must be within the last 50 years',
    areaMin: 'Gross Area must be greater than 0',
    areaMax: 'Gross Area must be less than 5000',
    integer: 'Please enter an integer',
    startBeforeToday: 'Cover cannot start before today',
    ageMin: 'Age must be greater than 0',
    amountMax: 'Amount cannot exceed 20',
    departBeforeToday: 'The departure date cannot be before today',
    returnBeforeDeparture: 'The return date cannot be before the departure date',
    returnTooLate: 'A single trip can be at most {days} days long',
    onePet: 'One pet can be insured in one policy',
    englishName: 'Please enter the name in English, as on the identity card',
    hkid: 'HKID number is not valid',
    mustAgree: 'Please tick this box to go on',
    dateFrom: 'The date cannot be before {date}',
    bornOutside: 'The date of birth does not fit this quote: it must be from {from} to {until}',
    applicantAge: 'The applicant must be at least 18 years old',
  });
  expect(messages.errors.promotionRefused).toBe('The promotion code is invalid.');
});

// @vitest-environment happy-dom
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { queryOf } from '../../lib/queries.ts';
import { rememberSignedIn } from '../../lib/session-hint.ts';
import { aQuestion } from '../forms/a-question.ts';
import { anApplication, aPlace } from './an-application.ts';
import { draftOf } from './application-draft.ts';
import { ApplicationReview } from './application-review.tsx';

afterEach(() => {
  cleanup();
  rememberSignedIn(false);
});

function review(application: Application) {
  const queries = new QueryClient();
  const districts = [{ value: 'WC', label: 'Wan Chai', labelZh: '灣仔區' }];
  queries.setQueryData(queryOf(dropdown, { body: { codes: ['DISTRICT'] } }).queryKey, { DISTRICT: districts });
  draw(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <ApplicationReview application={application} draft={draftOf(application)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The rows of a part, as 'label: answer'. */
function rowsOf(part: string): string[] {
  const terms = [...screen.getByRole('region', { name: part }).querySelectorAll('dt')];
  return terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

const applicant: Application['applicant'] = {
  title: 'Miss',
  surname: 'Chan',
  firstName: 'Siu Ling',
  bornOn: '1990-05-08',
  hkid: 'A123456(3)',
  flat: '12A',
  floor: '3',
  building: 'Harbour Court',
  street: '1 Sample Road',
  district: 'WC',
  phone: '50000001',
  email: 'client@example.com',
  referrerCode: 'TR0001',
  isInsured: true,
};

it('repeats everything that was entered of the applicant, under the labels of the form', () => {
  review(anApplication({ applicant }));
  expect(rowsOf('Applicant (policyholder)')).toEqual([
    'Title: Miss',
    'Surname: Chan',
    'First name: Siu Ling',
    'Date of birth: 8\u00a0May\u00a01990',
    'HKID number: A123456(3)',
  ]);
  expect(rowsOf('Home address')).toEqual([
    'Flat: 12A',
    'Floor: 3',
    'Building or estate: Harbour Court',
    'Street: 1 Sample Road',
    'District: Wan Chai',
  ]);
  expect(rowsOf('Contact')).toEqual(['Contact phone: 50000001', 'E-mail: client@example.com', 'Referrer code: TR0001']);
});

it('repeats what was entered of everybody else: relationship, cards, passport, licence', () => {
  const places = [
    aPlace({ personKind: 'D', name: 'Driver 1', needs: ['hkid', 'licensedOn'] }),
    aPlace({ personKind: 'D', name: 'Driver 2', needs: ['hkidOrPassport', 'licensedOn', 'relationship'] }),
    aPlace({ personKind: 'D', name: 'Driver 3', required: false }),
  ];
  const spouse = { surname: 'Lee', firstName: 'Tai Man', bornOn: '1988-12-31', relationship: 'SP' as const };
  const people: Application['people'] = [
    { personKind: 'D', licensedOn: '2012-02-03' },
    { personKind: 'D', ...spouse, passport: 'H00000001', licensedOn: '2010-01-02' },
    { personKind: 'D' },
  ];
  review(anApplication({ applicant, applicantPlace: 'first', places, people }));
  expect(rowsOf('Drivers')).toEqual([
    'Driving licence first held on: 3\u00a0February\u00a02012',
    'Surname: Lee',
    'First name: Tai Man',
    'Date of birth: 31\u00a0December\u00a01988',
    'Passport number: H00000001',
    'Relationship to the applicant: Spouse',
    'Driving licence first held on: 2\u00a0January\u00a02010',
  ]);
  const part = within(screen.getByRole('region', { name: 'Drivers' }));
  expect(part.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Driver 1 Chan Siu Ling',
    'Driver 2',
  ]);
});

it('repeats the answers under their headings, and says whether the applicant is insured too', () => {
  const questions = [
    aQuestion({
      questionId: 'sameAddress',
      label: 'The home to insure is the home address above',
      type: 'RADIO_NO_SHOW',
      heading: 'The home',
      associated: 'address',
    }),
    aQuestion({ questionId: 'address', label: 'Address of the home', hidden: true }),
    aQuestion({ questionId: 'vacant', label: 'Is it left empty?', type: 'RADIO', heading: 'Use' }),
  ];
  const answers = { sameAddress: 'Y', address: 'left over', vacant: 'N' };
  review(anApplication({ applicant: { ...applicant, isInsured: false }, questions, answers }));
  expect(rowsOf('The home')).toEqual(['The home to insure is the home address above: That is right']);
  expect(rowsOf('Use')).toEqual(['Is it left empty?: No']);
  expect(rowsOf('Insured persons')[0]).toBe('I am travelling too: No');
});

it('asks a consultant about the client', () => {
  rememberSignedIn(true);
  review(anApplication({ applicant: { ...applicant, isInsured: false } }));
  expect(rowsOf('Insured persons')[0]).toBe('The client is travelling too: No');
});

it('leads from each part to where it is changed', () => {
  const questions = [aQuestion({ questionId: 'vacant', type: 'RADIO', heading: 'Use' })];
  review(anApplication({ applicant, questions, answers: { vacant: 'N' } }));
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Edit: Trip', expect.stringMatching(/^\/travel-searchPlan\?/)],
    ['Edit: Optional covers', '/apply/ref1?step=covers'],
    ['Edit: Applicant (policyholder)', '/apply/ref1?step=details#part-applicant'],
    ['Edit: Home address', '/apply/ref1?step=details#part-address'],
    ['Edit: Contact', '/apply/ref1?step=details#part-contact'],
    ['Edit: Insured persons', '/apply/ref1?step=details#people'],
    ['Edit: Use', '/apply/ref1?step=details#answers-vacant'],
  ]);
});

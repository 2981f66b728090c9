// @vitest-environment happy-dom
import { messages } from '@onegi/messages';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import HomeSearchPage from './home/search-page.tsx';
import MotorSearchPage from './motor/search-page.tsx';
import StudentSearchPage from './student/search-page.tsx';
import TravelSearchPage from './travel/search-page.tsx';

beforeEach(() => {
  vi.stubGlobal('__PUBLIC_URL__', 'http://localhost');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The errors under the fields of a form that is sent. */
async function errorsOf(page: ReactElement, answers: Readonly<Record<string, string>> = {}) {
  draw(<MemoryRouter>{page}</MemoryRouter>);
  for (const [id, value] of Object.entries(answers)) {
    const field = document.querySelector(`#${id}`);
    if (!field) throw new Error(`Nothing is ${id}`);
    fireEvent.change(field, { target: { value } });
  }
  const form = document.querySelector('form');
  if (form) fireEvent.submit(form);
  const errors = () => [...document.querySelectorAll('[id$="-error"]')];
  // The rules come with the first touch.
  await waitFor(() => expect(errors()).not.toEqual([]), { timeout: 10_000 });
  return Object.fromEntries(errors().map(({ id, textContent }) => [id.replace(/-error$/, ''), textContent]));
}

it('says of each missing answer what to enter, choose or answer, and what the specification says where it says it', async () => {
  const { required } = messages.validation;
  expect(await errorsOf(<MotorSearchPage />)).toEqual({
    make: `${required}. Choose the make`,
    model: `${required}. Choose the model`,
    madeIn: 'Choose the year of manufacture',
    valueDollars: `${required}. Enter the estimated market value`,
    hadAccident: 'Please answer this question',
    hadOffence: 'Please answer this question',
    wasDeclined: 'Please answer this question',
  });
});

it('asks for a day by its own label', async () => {
  expect(await errorsOf(<StudentSearchPage />, { startOn: '' })).toEqual({ startOn: 'Enter the first day of cover' });
  cleanup();
  expect(await errorsOf(<TravelSearchPage />, { departOn: '' })).toMatchObject({
    departOn: 'Enter the departure date',
  });
});

it('asks for the start of annual travel, which has no departure', async () => {
  window.history.replaceState(null, '', '/travel-searchPlan?planType=A');
  expect(await errorsOf(<TravelSearchPage />, { departOn: '' })).toEqual({ departOn: 'Enter the first day of cover' });
  expect(screen.queryByText(/departure/i)).toBeNull();
});

it('answers a day that does not exist in the format of its field', async () => {
  expect(await errorsOf(<TravelSearchPage />, { departOn: '31/02/2026' })).toMatchObject({
    departOn: 'Please enter a date such as 31/12/2026 (day/month/year)',
  });
});

it('keeps the words of the specification for the area of a large home', async () => {
  expect(await errorsOf(<HomeSearchPage />, { areaBand: '06' })).toMatchObject({
    areaSqFt: `${messages.validation.required}. Enter the exact gross floor area`,
  });
});

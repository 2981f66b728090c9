// @vitest-environment happy-dom
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { rememberSignedIn } from '../../lib/session-hint.ts';
import { anApplication } from '../purchases/an-application.ts';
import { ActButton } from './act-button.tsx';

beforeEach(() => rememberSignedIn(false));
afterEach(cleanup);

function button(what: Partial<PlanCard>) {
  const plan = { ...anApplication().quote, ...what } as PlanCard;
  draw(
    <MemoryRouter>
      <ActButton plan={plan} listUrl={null} onAct={() => {}} />
    </MemoryRouter>,
  );
}

it('speaks to a visitor as the one who buys', () => {
  button({ method: 'B' });
  expect(screen.getByRole('button', { name: /^Apply Now \(B\)/ })).toBeTruthy();
  expect(screen.getByText('We e-mail you the purchase link')).toBeTruthy();
});

it('speaks to whoever is signed in about a client', () => {
  rememberSignedIn(true);
  button({ method: 'B' });
  expect(screen.getByText('E-mails the purchase link to the client')).toBeTruthy();
});

it('says why a quote has to be requested', () => {
  button({ method: 'D' });
  expect(screen.getByText(/^Not sold online\. An officer/)).toBeTruthy();
  cleanup();
  button({ totalCents: null, quoteRef: null });
  expect(screen.getByText(/^Priced individually\. An officer/)).toBeTruthy();
});

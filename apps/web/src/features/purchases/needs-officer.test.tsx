// @vitest-environment happy-dom
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useForm } from '../../components/form/use-form.ts';
import type { FoundOnServer } from '../../components/form/use-form-errors.ts';
import { draw } from '../../components/test-render.tsx';
import { queryOf } from '../../lib/queries.ts';
import { anApplication } from './an-application.ts';
import { DetailsStep } from './details-step.tsx';
import { createDraftStore } from './draft-store.ts';
import { NeedsOfficer } from './needs-officer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { quote } = anApplication();

function Form({ message }: { message: string }) {
  const issues = [{ field: 'people.1.bornOn', message }];
  const form = useForm({ values: {}, issues, labelOf: () => '', submit: () => undefined });
  return form.isReferred && <NeedsOfficer quote={quote} />;
}

const link = () => screen.queryByRole('link', { name: 'Request Quote' });
const shown = (message: string) => {
  draw(
    <MemoryRouter>
      <Form message={message} />
    </MemoryRouter>,
  );
  const address = link()?.getAttribute('href');
  cleanup();
  return address;
};

it.each(['validation.needsOfficer', 'validation.adultReferred', 'validation.helperReferred'])(
  'leads from %s to an officer, who can often still offer the plan',
  (message) => expect(shown(message)).toContain('/commercial-insurance/form?'),
);

it('says nothing of what can be mended in the form', () => {
  expect(shown('validation.adultAge')).toBeUndefined();
});

const store = createDraftStore(anApplication());

function Details({ found }: { found: readonly FoundOnServer[] }) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  return <DetailsStep store={store} state={state} found={found} onNext={() => {}} />;
}

function details(isReferred: boolean) {
  // Nothing is saved meanwhile.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryOf(dropdown, { body: { codes: ['DISTRICT'] } }).queryKey, { DISTRICT: [] });
  draw(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Details found={[{ path: 'applicant.surname', message: 'An officer has to look at it', isReferred }]} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('leads there from what only the server has found, until it is changed', () => {
  details(true);
  expect(link()).toBeTruthy();
  const surname = document.getElementById('applicant-surname') as HTMLInputElement;
  fireEvent.change(surname, { target: { value: 'CHAN' } });
  expect(surname.value).toBe('CHAN');
  expect(link()).toBeNull();
});

it('says nothing of what the server has found and the form can mend', () => {
  details(false);
  expect(link()).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { anApplication } from './an-application.ts';
import { NeedsOfficer } from './needs-officer.tsx';

afterEach(cleanup);

const { quote } = anApplication();
const shown = (message: string) => {
  draw(
    <MemoryRouter>
      <NeedsOfficer issues={[{ field: 'people.1.bornOn', message }]} quote={quote} />
    </MemoryRouter>,
  );
  const link = screen.queryByRole('link', { name: 'Request Quote' });
  cleanup();
  return link?.getAttribute('href');
};

it.each(['validation.needsOfficer', 'validation.adultReferred', 'validation.helperReferred'])(
  'leads from %s to an officer, who can often still offer the plan',
  (message) => expect(shown(message)).toContain('/commercial-insurance/form?'),
);

it('says nothing of what can be mended in the form', () => {
  expect(shown('validation.adultAge')).toBeUndefined();
});

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../components/test-render.tsx';
import { StepNav } from './step-nav.tsx';
import type { Step } from './steps.ts';

afterEach(cleanup);

function bars(current: Step): string[] {
  draw(
    <MemoryRouter>
      <StepNav current={current} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem').map((bar) => bar.dataset.state ?? '');
}

it('shows as many bars as it counts steps', () => {
  expect(bars(3)).toEqual(['done', 'done', 'current']);
  expect(screen.getByText(/step 3 of 3$/)).toBeTruthy();
});

it('shows all of them done once the request is written', () => {
  expect(bars(4)).toEqual(['done', 'done', 'done']);
});

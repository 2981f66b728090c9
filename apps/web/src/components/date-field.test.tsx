// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';
import { draw } from './test-render.tsx';

afterEach(cleanup);

const changes: string[] = [];
function Departure({ begins = '2026-12-01' }: { begins?: string }) {
  const [day, setDay] = useState(begins);
  const tell = (value: string) => {
    changes.push(value);
    setDay(value);
  };
  return <DateField id="departOn" label="Departure" value={day} onChange={tell} min="2026-11-21" />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Departure' });

it('shows a day as it is written in Hong Kong, and tells it as the calls carry it', async () => {
  const user = draw(<Departure />);
  expect(box().value).toBe('01/12/2026');
  await user.clear(box());
  await user.type(box(), '5/1/2027');
  expect(changes.at(-1)).toBe('2027-01-05');
  await user.tab();
  expect(box().value).toBe('05/01/2027');
});

it('keeps what is no date as it was typed', async () => {
  const user = draw(<Departure begins="" />);
  await user.type(box(), 'soon');
  await user.tab();
  expect([box().value, changes.at(-1)]).toEqual(['soon', 'soon']);
});

it('opens a calendar, and gives the keyboard back when it closes', async () => {
  const user = draw(<Departure />);
  const trigger = screen.getByRole('button', { name: 'Choose a date: Departure' });
  await user.click(trigger);
  const calendar = await screen.findByRole('dialog');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  calendar.tabIndex = -1;
  calendar.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PastDateField } from './past-date-field.tsx';
import { draw } from './test-render.tsx';

afterEach(cleanup);

let given = '';
function Birthday() {
  const [day, setDay] = useState('');
  const tell = (value: string) => {
    given = value;
    setDay(value);
  };
  const names = { year: 'Year', month: 'Month', day: 'Day' };
  return <PastDateField id="bornOn" legend="Date of birth" names={names} value={day} onChange={tell} own />;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('takes a date typed in one go into its three boxes', async () => {
  const user = draw(<Birthday />);
  await user.click(box('Year'));
  await user.keyboard('19900517');
  expect(given).toBe('1990-05-17');
  expect(document.activeElement).toBe(box('Day'));
});

it('moves nowhere by itself when a box is full', async () => {
  const user = draw(<Birthday />);
  await user.click(box('Year'));
  await user.keyboard('1990');
  expect(document.activeElement).toBe(box('Year'));
});

it('takes a date that is pasted', async () => {
  const user = draw(<Birthday />);
  await user.click(box('Year'));
  await user.paste('17/05/1990');
  expect(given).toBe('1990-05-17');
});

// @vitest-environment happy-dom
import type { Answers } from '@onegi/contract/questions';
import { cleanup } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mounted } from '../../components/form/mounted.tsx';
import { aQuestion } from './a-question.ts';
import { RepeatedFields } from './repeated-fields.tsx';

const drawn = vi.fn();
const questions = [
  aQuestion({ questionId: 'surname', label: 'Surname' }),
  aQuestion({ questionId: 'hkid', label: 'HKID number', format: 'hkid', required: false }),
];

function Drivers() {
  const [rows, setRows] = useState<readonly Answers[]>([{ kind: 'D' }, { kind: 'D' }]);
  drawn(rows);
  const change = useCallback(
    (index: number, row: Answers) => setRows((all) => all.map((old, at) => (at === index ? { ...old, ...row } : old))),
    [],
  );
  return rows.map((row, index) => (
    <RepeatedFields
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in the form is its index
      key={index}
      path="people"
      index={index}
      name={`Driver ${index + 1}`}
      optional={index === 1}
      note={index === 1 ? 'Leave this empty if there is nobody to enter.' : undefined}
      questions={questions}
      row={row}
      onChange={change}
      errors={JSON.stringify({ 'people.1.surname': index === 1 ? 'This field is required' : undefined })}
    />
  ));
}

afterEach(() => {
  cleanup();
  drawn.mockReset();
});

test('every row asks the same questions under its own name and paths', async () => {
  const page = await mounted(<Drivers />);
  expect(page.texts('legend')).toEqual(['Driver 1', 'Driver 2 (optional)']);
  expect(page.texts('label')).toEqual(['Surname', 'HKID number (optional)', 'Surname', 'HKID number (optional)']);
  expect(page.at('#people-1-surname').getAttribute('aria-describedby')).toBe('people-1-surname-error');
  expect(page.texts('#people-0-surname-error')).toEqual([]);
});

test('what is typed into a row is its own, beside what the row held', async () => {
  const page = await mounted(<Drivers />);
  await page.type('people-1-surname', 'Lee');
  await page.type('people-0-hkid', 'a1234563');
  await page.leave('people-0-hkid');
  expect(drawn.mock.lastCall?.[0]).toEqual([
    { kind: 'D', hkid: 'A123456(3)' },
    { kind: 'D', surname: 'Lee' },
  ]);
});

import { askedSections } from '@onegi/contract/fields/commercial';
import { expect, test } from 'vitest';
import { aQuestion } from '../forms/a-question.ts';
import { aDraft } from './a-draft.ts';
import { caseIssues, contentOf, formOf, openPartsOf } from './case-content.ts';

const section = aQuestion({ questionId: 'BP15', type: 'RADIO', initial: 'Y' });
const pending = (askedRows: string[], editable: boolean) => ({
  ...aDraft,
  caseState: 'pending' as const,
  asked: { askedNote: '', askedRows, askedDocuments: [] },
  employeesAsked: { when: { questionId: 'BP15', answers: ['Y'] } },
  questions: [{ ...section, editable }],
});

test('employees open with the row that asks for them, and with nothing else', () => {
  expect([...openPartsOf(pending(['BP15'], true)).sections]).toEqual(['employees']);
  expect([...openPartsOf(pending(['BP03'], false)).sections]).toEqual([]);
  expect([...openPartsOf(pending([askedSections.employees], false)).sections]).toEqual(['employees']);
});

test('employees that a row asks for anew are missed before the case is sent', () => {
  const issuesOf = (detail: ReturnType<typeof pending>) =>
    caseIssues(formOf(detail), contentOf(detail), openPartsOf(detail), '2026-11-23').map(({ field }) => field);
  expect(issuesOf(pending(['BP15'], true))).toEqual(['employees']);
  expect(issuesOf(pending(['BP03'], false))).toEqual([]);
});

test.each([
  ['Harbour 🐶', 'validation.printable'],
  ['Harbour\tDemo', 'validation.text'],
])('the name %j is told at its field before the case is sent', (insuredName, message) => {
  const content = { ...contentOf(aDraft), insuredName };
  const issues = caseIssues(formOf(aDraft), content, openPartsOf(aDraft), '2026-11-23');
  expect(issues[0]).toEqual({ field: 'insuredName', message });
});

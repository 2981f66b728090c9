// @vitest-environment happy-dom
import { type EditedFaq, editedFaqs } from '@onegi/contract/calls/content/editing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { EditedFaqs } from './edited-faqs.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const faq = (seq: number, question: string, more: Partial<EditedFaq>): EditedFaq => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  line: 'GOLF',
  seq,
  question,
  questionZh: question,
  answer: 'Yes',
  answerZh: '可以',
  state: 'draft',
  version: 1,
  allowedActions: [],
  publishRefusal: null,
  ...more,
});
const records = [
  faq(1, 'Published', { state: 'published', allowedActions: ['withdraw'] }),
  faq(2, 'Withdrawn', { state: 'withdrawn', allowedActions: ['edit', 'publish'] }),
  faq(3, 'Somebody else’s', { allowedActions: ['edit', 'publish'] }),
  faq(4, 'My own', { allowedActions: ['edit'], publishRefusal: 'entry.ownDraft' }),
];
const openAt = (search: string, listed = records) =>
  drawPage(<EditedFaqs mayEdit />, `/content-editor?box=faq&prod=GOLF${search}`, [
    [editedFaqs, { data: { records: listed } }],
  ]);
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('.strong')?.textContent);

it('shows an editor exactly the questions that wait for them, and all of them again', async () => {
  const { user, address } = openAt('&approval=mine');
  await waitFor(() => expect(names()).toEqual(['Somebody else’s']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Approval' }), 'All');
  expect(names()).toEqual(['Published', 'Withdrawn', 'Somebody else’s', 'My own']);
  expect(address()).toBe('/content-editor?box=faq&prod=GOLF');
});

it('keeps that while another insurance is chosen, and says where nothing waits', async () => {
  const { user, address } = openAt('&approval=mine', []);
  expect(await screen.findByText('No question of this insurance waits for you to approve it')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Travel' }));
  expect(new URLSearchParams(address()?.split('?')[1]).get('approval')).toBe('mine');
});

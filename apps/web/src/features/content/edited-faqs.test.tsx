// @vitest-environment happy-dom
import { deleteFaq, type EditedFaq, editedFaqs, publishers } from '@onegi/contract/calls/content/editing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { queryClient } from '../../lib/queries.ts';
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
  toApprove: false,
  ...more,
});
const records = [
  faq(1, 'Published', { state: 'published', allowedActions: ['withdraw'] }),
  faq(2, 'Withdrawn', { state: 'withdrawn', allowedActions: ['edit', 'publish'] }),
  faq(3, 'Somebody else’s', { allowedActions: ['edit', 'publish'], toApprove: true }),
  faq(4, 'My own', { allowedActions: ['edit'], publishRefusal: 'entry.ownDraft' }),
  faq(5, 'Corrected since', { state: 'withdrawn', allowedActions: ['edit', 'publish'], toApprove: true }),
];
const openAt = (search: string, listed = records) =>
  drawPage(<EditedFaqs mayEdit />, `/content-editor?box=faq&prod=GOLF${search}`, [
    [editedFaqs, { data: { records: listed } }],
  ]);
const names = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('.strong')?.textContent);

it('shows an editor exactly the questions that wait for them, and all of them again', async () => {
  const { user, address } = openAt('&approval=mine');
  await waitFor(() => expect(names()).toEqual(['Somebody else’s', 'Corrected since']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Approval' }), 'All');
  expect(names()).toEqual(['Published', 'Withdrawn', 'Somebody else’s', 'My own', 'Corrected since']);
  expect(address()).toBe('/content-editor?box=faq&prod=GOLF');
});

it('keeps that while another insurance is chosen, and says where nothing waits', async () => {
  const { user, address } = openAt('&approval=mine', []);
  expect(await screen.findByText('No question of this insurance waits for you to approve it')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Travel' }));
  expect(new URLSearchParams(address()?.split('?')[1]).get('approval')).toBe('mine');
});

it('deletes a draft once that is confirmed', async () => {
  const draft = faq(6, 'Nobody’s question', { allowedActions: ['edit', 'delete'] });
  const { user, sent } = drawPage(<EditedFaqs mayEdit />, '/content-editor?box=faq&prod=GOLF', [
    [editedFaqs, { data: { records: [draft] } }, { data: { records: [] } }],
    [deleteFaq, { data: { id: draft.id } }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete Nobody’s question' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual([]));
  expect(sent(deleteFaq)).toEqual([{ id: draft.id, version: 1 }]);
});

it('keeps what is typed when the list cannot be read again', async () => {
  const { user } = drawPage(<EditedFaqs mayEdit />, '/content-editor?box=faq&prod=GOLF', [
    [editedFaqs, { data: { records } }, { status: 403, code: 'Not now' }],
    [publishers, { data: { records: [] } }],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add a question' }));
  await user.type(screen.getByRole('textbox', { name: 'Question in English' }), 'Half a question');
  await queryClient.refetchQueries();
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Question in English' });
  expect(typed.value).toBe('Half a question');
  expect(names()).toHaveLength(records.length);
});

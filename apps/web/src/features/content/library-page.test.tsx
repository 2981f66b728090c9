// @vitest-environment happy-dom
import { me } from '@onegi/contract/calls/accounts/sign-in';
import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { savedViews } from '@onegi/contract/calls/common/saved-views';
import { type LibraryFile, libraryList } from '@onegi/contract/calls/content/boxes';
import { keepFavourite, sendFiles } from '@onegi/contract/calls/content/library';
import { MOST_SENT_FILES } from '@onegi/contract/fields/content';
import type { UserRole } from '@onegi/contract/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPage, whoAs } from '../../components/test-page.tsx';
import LibraryPage from './library-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const file = (at: number, favourite = false): LibraryFile => ({
  id: idOf(at),
  date: '2026-11-01',
  fileName: `wording-${at}.pdf`,
  fileType: 'pdf',
  title: `Wording ${at}`,
  titleZh: `條款 ${at}`,
  downloadUrl: '/api/x',
  insurer: null,
  insurerName: null,
  insurerNameZh: null,
  line: 'MOTOR',
  productName: null,
  productNameZh: null,
  favourite,
});
const page = (...records: LibraryFile[]) => ({
  data: { records, total: records.length, size: 10, current: 1, pages: 1 },
});

type Answers = Parameters<typeof drawPage>[2];
const openLibrary = (answers: Answers, role: UserRole = 'consultant') =>
  drawPage(<LibraryPage />, '/productLibrary', [
    [me, whoAs(role)],
    [savedViews, { data: [] }],
    [dropdown, { data: { PROVIDER_LIST: [] } }],
    ...answers,
  ]);

describe('the star of a file', () => {
  const star = () => screen.findByRole('button', { name: /Wording 1/, pressed: false });

  it('keeps it among the favourites, and lets it go again', async () => {
    const { user, sent } = openLibrary([
      [libraryList.page, page(file(1)), page(file(1, true)), page(file(1))],
      [keepFavourite, { data: { id: idOf(1), favourite: true } }],
    ]);
    await user.click(await star());
    await user.click(await screen.findByRole('button', { name: /Wording 1/, pressed: true }));
    await star();
    expect(sent(keepFavourite)).toEqual([
      { id: idOf(1), favourite: true },
      { id: idOf(1), favourite: false },
    ]);
  });

  it('stays as it was where that failed, and why is told', async () => {
    const { user, asked, notices } = openLibrary([
      [libraryList.page, page(file(1))],
      [keepFavourite, { status: 503, code: 'Not now' }],
    ]);
    await user.click(await star());
    await waitFor(() => expect(asked.filter((name) => name === libraryList.page.name)).toHaveLength(2));
    expect(await star()).toBeTruthy();
    expect(notices).toEqual([{ kind: 'failure', message: 'Not now' }]);
  });
});

describe('sending files to a client', () => {
  const choice = (at: number) => screen.findByRole('checkbox', { name: `Choose to send: Wording ${at}` });
  const dialog = (name = 'Send 2 files to a client') => within(screen.getByRole('dialog', { name }));

  async function openDialog(answers: Answers) {
    const drawn = openLibrary([[libraryList.page, page(file(1), file(2), file(3))], ...answers]);
    await drawn.user.click(await choice(1));
    await drawn.user.click(await choice(3));
    const chosen = within(
      screen.getByText(`2 of at most ${MOST_SENT_FILES} files chosen`).parentElement as HTMLElement,
    );
    await drawn.user.click(chosen.getByRole('button', { name: 'Send to client' }));
    return drawn;
  }

  it('names the files, and sends them with a note in the language that is chosen, once', async () => {
    const { user, sent, notices } = await openDialog([[sendFiles, { data: { sentFiles: 2 } }]]);
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wording 1', 'Wording 3']);
    await user.type(dialog().getByRole('textbox', { name: /Client’s e-mail/ }), ' chan@example.com ');
    await user.type(dialog().getByRole('textbox', { name: /Note/ }), 'As we spoke of.');
    await user.click(dialog().getByRole('radio', { name: '繁體中文' }));
    await user.dblClick(dialog().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(sendFiles)).toEqual([
      { ids: [idOf(1), idOf(3)], clientEmail: 'chan@example.com', note: 'As we spoke of.', language: 'zh-Hant' },
    ]);
    expect(notices).toEqual([{ kind: 'success', message: '2 files are on the way to chan@example.com' }]);
    expect(await choice(1)).toHaveProperty('checked', false);
  });

  it('says at the field what is wrong with the address, and sends nothing', async () => {
    const { user, sent } = await openDialog([[sendFiles, { data: { sentFiles: 2 } }]]);
    const address = dialog().getByRole('textbox', { name: /Client’s e-mail/ });
    await user.type(address, 'chan');
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(sent(sendFiles)).toEqual([]);
  });

  it('keeps what was typed where it failed, and says why', async () => {
    const { user, notices } = await openDialog([[sendFiles, { status: 503, code: 'Not now' }]]);
    await user.type(dialog().getByRole('textbox', { name: /Client’s e-mail/ }), 'chan@example.com');
    await user.click(dialog().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'failure', message: 'Not now' }]));
    expect(dialog().getByRole('textbox', { name: /Client’s e-mail/ })).toHaveProperty('value', 'chan@example.com');
  });

  it('takes no more files than one e-mail may carry', async () => {
    const files = Array.from({ length: MOST_SENT_FILES + 1 }, (_, at) => file(at + 1));
    const { user } = openLibrary([[libraryList.page, page(...files)]]);
    for (const { title } of files.slice(0, MOST_SENT_FILES)) {
      await user.click(await screen.findByRole('checkbox', { name: `Choose to send: ${title}` }));
    }
    expect(await choice(MOST_SENT_FILES + 1)).toHaveProperty('disabled', true);
    expect(await choice(1)).toHaveProperty('disabled', false);
  });

  it('is not offered to who may not', async () => {
    openLibrary([[libraryList.page, page(file(1))]], 'compliance');
    await screen.findByRole('button', { name: /Wording 1/, pressed: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

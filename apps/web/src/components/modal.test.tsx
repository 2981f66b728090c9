// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Modal } from './modal.tsx';
import { draw } from './test-render.tsx';

afterEach(cleanup);

function Question() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>closed</p>;
  return (
    <Modal title="Withdraw the file?" onClose={() => setOpen(false)}>
      {(close) => (
        <button type="button" onClick={close}>
          Keep it
        </button>
      )}
    </Modal>
  );
}

it('is a dialog named by its title', () => {
  draw(<Question />);
  expect(screen.getByRole('dialog', { name: 'Withdraw the file?' })).toBeTruthy();
});

it.each(['Close', 'Keep it'])('is closed by %s, and its owner hears of it', async (name) => {
  const user = draw(<Question />);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('closed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

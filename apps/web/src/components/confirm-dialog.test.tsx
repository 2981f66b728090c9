// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { draw } from './test-render.tsx';

afterEach(cleanup);

function Asked() {
  const [isOpen, setOpen] = useState(true);
  const [deleted, setDeleted] = useState(0);
  return (
    <>
      <p>deleted {deleted} times</p>
      {isOpen && (
        <ConfirmDialog
          title="Do you want to delete the record?"
          action="Delete"
          onConfirm={async () => setDeleted((count) => count + 1)}
          onClose={() => setOpen(false)}
        >
          winter.pdf
        </ConfirmDialog>
      )}
    </>
  );
}

it('names what it asks about, and does it once', async () => {
  const user = draw(<Asked />);
  expect(screen.getByRole('dialog', { name: 'Do you want to delete the record?' }).textContent).toContain('winter.pdf');
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('deleted 1 times')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does nothing when it is cancelled', async () => {
  const user = draw(<Asked />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('deleted 0 times')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

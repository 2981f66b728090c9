// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../test-render.tsx';
import { RowMenu } from './row-menu.tsx';

afterEach(cleanup);

it('does a thing once, also for who presses twice while the menu fades', async () => {
  const onSelect = vi.fn();
  // As in a browser, where a menu that was left is still to be seen for a moment.
  const user = draw(
    <MantineProvider>
      <RowMenu label="Actions" actions={[{ label: 'Take it', onSelect }]} />
    </MantineProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.dblClick(await screen.findByText('Take it'));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

import { common } from '@onegi/messages/en/common';
import { validation } from '@onegi/messages/en/validation';
import { Outlet } from 'react-router';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

const messages = { common, validation };

export default function English() {
  return (
    <Providers locale="en" messages={messages}>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}

import { common } from '@onegi/messages/zh-Hant/common';
import { validation } from '@onegi/messages/zh-Hant/validation';
import { Outlet } from 'react-router';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

const messages = { common, validation };

export default function Chinese() {
  return (
    <Providers locale="zh-Hant" messages={messages}>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}

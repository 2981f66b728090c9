import { menus } from '@onegi/messages/zh-Hant/menus';
import { Drawer as AnyDrawer } from './drawer.tsx';
import { MenuPanel } from './menu-panel.tsx';
import type { DrawerProps, PanelProps } from './menu-parts.ts';
import { WithMessages } from './more-messages.tsx';

const messages = { menus };

export function Panel(props: PanelProps) {
  return (
    <WithMessages messages={messages}>
      <MenuPanel {...props} />
    </WithMessages>
  );
}

export function Drawer(props: DrawerProps) {
  return (
    <WithMessages messages={messages}>
      <AnyDrawer {...props} />
    </WithMessages>
  );
}

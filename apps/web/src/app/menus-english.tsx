import { menus } from '@onegi/messages/en/menus';
import { WithMessages } from '../components/more-messages.tsx';
import { Drawer as AnyDrawer } from './drawer.tsx';
import { MenuPanel } from './menu-panel.tsx';
import type { DrawerProps, PanelProps } from './menu-props.ts';

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

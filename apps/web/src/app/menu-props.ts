import type { ComponentType } from 'react';

export type Trigger = 'buy' | 'support' | 'myCase' | 'about';

export interface PanelProps {
  readonly trigger: Trigger;
  readonly id: string;
  /** Opened by an arrow: the keyboard goes on inside. */
  readonly focusFirst: boolean;
  readonly onClose: () => void;
}

export interface DrawerProps {
  readonly onClose: () => void;
}

export interface MenuParts {
  readonly Panel: ComponentType<PanelProps>;
  readonly Drawer: ComponentType<DrawerProps>;
}

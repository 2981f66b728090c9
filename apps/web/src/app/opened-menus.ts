/** What opens from the header, in one file. */
export { Drawer } from './drawer.tsx';
export { MenuPanel } from './menu-panel.tsx';

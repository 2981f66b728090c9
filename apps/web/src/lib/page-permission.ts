import type { Permission } from '@onegi/contract/permissions';
import { matchPath } from 'react-router';
import { pages } from './pages.ts';

/** What it takes to open the page at an address without language. An address that is no page is for everybody. */
export function permissionOfPage(barePath: string): Permission {
  const page = pages.find(({ path }) => matchPath(`/${path}`, barePath));
  return page?.permission ?? 'pages.read';
}

import { menus } from '@onegi/messages/en/menus';
import { work } from '@onegi/messages/en/work';
import { workplace } from '@onegi/messages/en/workplace';
import { partsWith } from './parts.tsx';
import type { WorkplaceHandle } from './workplace.ts';

export const handle: WorkplaceHandle = { workplace: partsWith({ menus, work, workplace }) };

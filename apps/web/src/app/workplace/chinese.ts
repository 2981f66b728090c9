import { menus } from '@onegi/messages/zh-Hant/menus';
import { workplace } from '@onegi/messages/zh-Hant/workplace';
import { partsWith } from './parts.tsx';
import type { WorkplaceHandle } from './workplace.ts';

export const handle: WorkplaceHandle = { workplace: partsWith({ menus, workplace }) };

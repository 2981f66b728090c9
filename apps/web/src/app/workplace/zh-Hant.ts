import { menus } from '@onegi/messages/zh-Hant/menus';
import { work } from '@onegi/messages/zh-Hant/work';
import { workplace } from '@onegi/messages/zh-Hant/workplace';
import { partsWith } from './parts.tsx';
import type { WorkplaceHandle } from './workplace.ts';

export const handle: WorkplaceHandle = { workplace: partsWith({ menus, work, workplace }) };

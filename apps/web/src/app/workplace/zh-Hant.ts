import { frame } from '@onegi/messages/zh-Hant/frame';
import { menus } from '@onegi/messages/zh-Hant/menus';
import { validation } from '@onegi/messages/zh-Hant/validation';
import { work } from '@onegi/messages/zh-Hant/work';
import { partsWith } from './parts.tsx';
import type { WorkplaceHandle } from './workplace.ts';

export const handle: WorkplaceHandle = { workplace: partsWith({ frame, menus, validation, work }) };

import { frame } from '@onegi/messages/en/frame';
import { menus } from '@onegi/messages/en/menus';
import { validation } from '@onegi/messages/en/validation';
import { work } from '@onegi/messages/en/work';
import { partsWith } from './parts.tsx';
import type { WorkplaceHandle } from './workplace.ts';

export const handle: WorkplaceHandle = { workplace: partsWith({ frame, menus, validation, work }) };

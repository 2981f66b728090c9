import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { IconBriefcase, IconBuildingStore } from '@tabler/icons-react';
import { lineIcons } from '../components/line-icons.tsx';
import { linePages } from '../lib/line-pages.ts';

/** The line whose landing page stands at this address. */
export const lineAt = (path: string): LineCode | undefined =>
  lineCodes.find((line) => linePages[line].landing === path);

/** The pictures of what can be bought, by the page where it begins. */
export const pageIcons: Readonly<Record<string, (typeof lineIcons)[LineCode]>> = {
  ...Object.fromEntries(lineCodes.map((line) => [linePages[line].landing, lineIcons[line]])),
  '/smeIndex': IconBuildingStore,
  '/commercial-insurance/form?templateId=BP': IconBriefcase,
};

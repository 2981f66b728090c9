import type { LineCode } from '@onegi/contract/lines';
import type { Bilingual } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { AnnouncementPrint, ClaimFormName, Scene } from '../../../ports/pdfs.ts';

/** How a file that came with the product is made. Its bytes are kept the first time somebody asks for it. */
export type Recipe =
  | { readonly kind: 'announcement'; readonly announcement: AnnouncementPrint }
  | { readonly kind: 'claimForm'; readonly form: ClaimFormName }
  | { readonly kind: 'picture'; readonly scene: Scene; readonly tint: number }
  | { readonly kind: 'product'; readonly fileName: string; readonly language: Language }
  | {
      readonly kind: 'benefits';
      readonly format: 'csv' | 'txt' | 'xml' | 'xlsx';
      readonly line: LineCode;
      readonly insurer: string;
      readonly title: Bilingual;
    };

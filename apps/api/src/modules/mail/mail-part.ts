import type { Language } from '../../lib/texts.ts';
import type { MailPage } from './mail-page.ts';

/** What one kind of mail says; the page around it is the same for all. */
export type Part = Pick<MailPage, 'subject' | 'preview' | 'heading' | 'intro' | 'after'> & {
  /** With a path, the value is a link to it, in no language of its own. */
  readonly facts: readonly (Omit<MailPage['facts'][number], 'url'> & { readonly path?: string })[];
  readonly name?: string;
  readonly action?: { readonly label: string; readonly path: string };
};

export type Writer<Data> = (data: Data, language: Language) => Part;

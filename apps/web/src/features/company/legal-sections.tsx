import type { ComponentType } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { LevyFigures } from './levy-figures.tsx';

export type LegalKind =
  | 'privacyPolicy'
  | 'termsOfUse'
  | 'collectionStatement'
  | 'disclaimer'
  | 'informationSecurity'
  | 'loginTerms';

/** A section's texts by name: `title`, paragraphs p1, p2 and entries of a list l1, l2 in the order in which they are read. */
type Parts = Readonly<Record<string, unknown>>;

/** Figures that stand behind the first paragraph of a section. */
const figures: Partial<Record<LegalKind, Readonly<Record<string, ComponentType>>>> = {
  termsOfUse: { premium: LevyFigures },
};

/** The names of a text's sections, which are their anchors too, with their parts. */
export function useLegalSections(kind: LegalKind): [id: string, parts: Parts][] {
  const messages = useMessages() as Record<string, { sections?: Record<string, Parts> }>;
  return Object.entries(messages[kind]?.sections ?? {});
}

/** Texts by a name that is only known when the page is drawn. */
function useText(kind: LegalKind): (name: string) => string {
  const t = useTranslations(kind as 'privacyPolicy');
  return (name) => t(`sections.${name}` as 'sections.scope.title');
}

/** What stands in a row of its own: a paragraph, or a list of the entries that follow each other. */
function blocksOf(parts: Parts): string[][] {
  const blocks: string[][] = [];
  for (const name of Object.keys(parts)) {
    if (name === 'title') continue;
    const last = blocks.at(-1);
    if (name.startsWith('l') && last?.[0]?.startsWith('l')) last.push(name);
    else blocks.push([name]);
  }
  return blocks;
}

interface Props {
  kind: LegalKind;
  /** Level of the sections' headings. */
  level: 2 | 3;
  /** Sections can be linked to. */
  anchored?: boolean;
}

/** A legal text: on its page, and in the login's dialogs. */
export function LegalSections({ kind, level, anchored = false }: Props) {
  const text = useText(kind);
  const Heading = `h${level}` as const;
  return useLegalSections(kind).map(([id, parts]) => {
    const Figures = figures[kind]?.[id];
    return (
      <section key={id} {...(anchored ? { id, 'aria-labelledby': `${id}-title` } : {})}>
        <Heading {...(anchored ? { id: `${id}-title` } : {})}>{text(`${id}.title`)}</Heading>
        {blocksOf(parts).map((names, at) =>
          names[0]?.startsWith('l') ? (
            <ul key={names[0]}>
              {names.map((name) => (
                <li key={name}>{text(`${id}.${name}`)}</li>
              ))}
            </ul>
          ) : (
            <div key={names[0]}>
              <p>{text(`${id}.${names[0]}`)}</p>
              {Figures && at === 0 && <Figures />}
            </div>
          ),
        )}
      </section>
    );
  });
}

import { type EditedFile, publishers } from '@onegi/contract/calls/content/editing';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

type Refusal = NonNullable<EditedFile['publishRefusal']>;

const texts = { 'entry.untitled': 'untitled', 'entry.incomplete': 'incomplete', 'entry.over': 'over' } as const;

interface Props {
  refusal: Refusal;
  /** In the row of a list, which is one line. */
  brief?: boolean;
}

/** Why the reader cannot publish an entry, and what is missing; of what they wrote themselves, who may publish it. */
export function PublishRefusal({ refusal, brief = false }: Props) {
  const t = useTranslations(`content.editor.${brief ? 'refusalsInBrief' : 'refusals'}`);
  const className = brief ? 'dimmed fine' : 'small';
  if (refusal === 'entry.ownDraft') return <OwnDraft brief={brief} className={className} />;
  return <span className={className}> {t(texts[refusal])}</span>;
}

function OwnDraft({ brief, className }: { brief: boolean; className: string }) {
  const t = useTranslations(`content.editor.${brief ? 'refusalsInBrief' : 'refusals'}`);
  const format = useFormatter();
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(publishers, {}));
  if (!data) return null;
  const names = data.records.map(({ name, nameZh }) => inLanguage(name, nameZh || name));
  const text =
    names.length === 0 ? t('nobodyElse') : t('ownDraft', { names: format.list(names, { type: 'disjunction' }) });
  return <span className={className}> {text}</span>;
}

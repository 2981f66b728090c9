import { type EditedFile, publishers } from '@onegi/contract/calls/content/editing';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

type Refusal = NonNullable<EditedFile['publishRefusal']>;

/** Why the reader cannot publish an entry, and what or who is needed. */
export function PublishRefusal({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('content.editor.refusals');
  if (refusal === 'entry.ownDraft') return <OwnDraft />;
  return <span className="small">{t(refusal === 'entry.untitled' ? 'untitled' : 'incomplete')}</span>;
}

/** Who wrote it does not publish it: names those who may. */
function OwnDraft() {
  const t = useTranslations('content.editor.refusals');
  const format = useFormatter();
  const inLanguage = useInLanguage();
  const { data } = useQuery(queryOf(publishers, {}));
  if (!data) return null;
  const names = data.records.map(({ name, nameZh }) => inLanguage(name, nameZh || name));
  const text =
    names.length === 0 ? t('nobodyElse') : t('ownDraft', { names: format.list(names, { type: 'disjunction' }) });
  return <span className="small">{text}</span>;
}

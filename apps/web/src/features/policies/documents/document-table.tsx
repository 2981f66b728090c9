import { Button } from '@mantine/core';
import type { DocumentRow as Row } from '@onegi/contract/calls/policies/document-shapes';
import type { FilePurpose } from '@onegi/contract/file-purpose';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentRow } from './document-row.tsx';
import type { RowFilling } from './use-row-upload.ts';

/** Rows that are always there; a table of more hides the rest behind a button. */
const ALWAYS = 5;

/** Which of the rest are shown: on load none, then all, then those that hold an upload. */
type Extra = 'none' | 'all' | 'held';

interface Props {
  id: string;
  title: string;
  lead: string;
  purpose: FilePurpose;
  rows: readonly Row[];
  filling: RowFilling;
  mayReview: boolean;
  reload: () => Promise<unknown>;
}

/** A table of documents: each row takes one file, which is sent at once. */
export function DocumentTable({ id, title, lead, rows, ...row }: Props) {
  const t = useTranslations('policyDocuments');
  const [extra, setExtra] = useState<Extra>('none');
  const hasMore = rows.length > ALWAYS;
  const isAll = extra === 'all';
  const more = rows.slice(ALWAYS).filter(({ documentId }) => documentId).length;
  return (
    <section className="stack gap-sm" aria-labelledby={`${id}-documents`}>
      <div>
        <h2 className="large" id={`${id}-documents`}>
          {title}
        </h2>
        <p className="dimmed small">{lead}</p>
      </div>
      <ul className="plain-list" id={`${id}-rows`}>
        {rows.map((each, index) => (
          <DocumentRow
            key={each.rowNumber}
            id={`${id}-${each.rowNumber}`}
            row={each}
            shown={index < ALWAYS || isAll ? 'always' : extra === 'held' ? 'ifHeld' : 'never'}
            marksOptional={rows.some(({ required }) => required)}
            {...row}
          />
        ))}
      </ul>
      {hasMore && (
        <div className="row wrap gap-sm">
          <Button
            variant="default"
            aria-expanded={isAll}
            aria-controls={`${id}-rows`}
            onClick={() => setExtra(isAll ? 'held' : 'all')}
          >
            {t(isAll ? 'hide' : 'more')}
          </Button>
          {extra === 'none' && more > 0 && <p className="dimmed small">{t('moreHeld', { count: more })}</p>}
        </div>
      )}
    </section>
  );
}

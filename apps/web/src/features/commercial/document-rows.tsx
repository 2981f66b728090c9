import type { CaseDocumentRow, DocumentGiven } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { caseDocument } from '@onegi/contract/fields/commercial';
import { megabytesOf, shownTypes } from '@onegi/contract/file-purpose';
import type { WantedDocument } from '@onegi/contract/templates';
import { useTranslations } from 'use-intl';
import { DocumentRow } from './document-row.tsx';

interface Props {
  /** Those that are wanted, given the answers, and the free ones. */
  documents: readonly WantedDocument[];
  /** What the server has in the rows. */
  held: readonly CaseDocumentRow[];
  given: readonly DocumentGiven[];
  /** The case that they are for; undefined of one that has not been saved yet. */
  caseNumber: string | undefined;
  onChange: (row: DocumentGiven, isFile: boolean) => void;
  onRemove: (order: number, isDescribed: boolean) => Promise<void>;
  errorOf: (path: string) => string | undefined;
}

/** The rows of documents: each takes one file, which is sent at once. */
export function DocumentRows({ documents, held, given, onChange, onRemove, caseNumber, errorOf }: Props) {
  const t = useTranslations('commercial.documents');
  const free = documents.filter(({ name, canDescribe }) => canDescribe || name === '').map(({ order }) => order);
  return (
    <section className="stack gap-sm" aria-labelledby="documents-title">
      <div>
        <h2 className="large" id="documents-title">
          {t('title')}
        </h2>
        <p className="dimmed small">
          {t('lead', { types: shownTypes(caseDocument.types).join(', '), megabytes: megabytesOf(caseDocument) })}
        </p>
      </div>
      <ul className="plain-list">
        {documents.map((document) => (
          <DocumentRow
            key={document.order}
            document={document}
            freeRow={free.indexOf(document.order) + 1}
            held={held.find(({ order }) => order === document.order)}
            given={given.find(({ order }) => order === document.order)}
            caseNumber={caseNumber}
            onChange={onChange}
            onRemove={() => onRemove(document.order, document.canDescribe)}
            errorOf={errorOf}
          />
        ))}
      </ul>
    </section>
  );
}

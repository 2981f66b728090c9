import type { MatterRow } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { MatterField } from './matter-field.tsx';

/** A row of a case, or of a draft, where some may be fixed. */
export type FormRow = Omit<MatterRow, 'transactionNumber' | 'rowTemplate'> & { readonly mayChange?: boolean };

interface Props {
  rows: readonly FormRow[];
  contents: readonly string[];
  nameOf: (row: FormRow) => string;
  readOnly: boolean;
  idAt: (at: number) => string;
  errorAt: (at: number) => string | undefined;
  onChange: (rowNumber: number, content: string) => void;
  onDelete: (row: FormRow) => void;
}

/** Rows in their order, each with its control; the heading of the claims holds nothing. */
export function MatterRows({ rows, contents, nameOf, readOnly, idAt, errorAt, onChange, onDelete }: Props) {
  const t = useTranslations('subjectMatter');
  return (
    <ul className="stack gap-md">
      {rows.map((row, at) => {
        const { rowNumber, fieldType, printed, endorsable } = row;
        const isFixed = readOnly || row.mayChange === false;
        const marks = [...(printed ? [t('marks.printed')] : []), ...(endorsable ? [t('marks.endorsable')] : [])];
        return (
          <li key={rowNumber} className="flex gap-sm items-start">
            <div className="grow shrink">
              {fieldType === 'CLAIMSH' ? (
                <h2 className="medium mt-sm">{nameOf(row)}</h2>
              ) : (
                <MatterField
                  id={idAt(at)}
                  label={nameOf(row)}
                  help={marks.length > 0 ? marks.join(' · ') : undefined}
                  error={errorAt(at)}
                  row={row}
                  readOnly={isFixed}
                  value={contents[at] ?? ''}
                  onChange={(content) => onChange(rowNumber, content)}
                />
              )}
            </div>
            <button
              type="button"
              className={`icon-button hover-tinted rigid ${fieldType === 'CLAIMSH' ? '' : 'mt-lg'}`}
              aria-label={t('delete', { name: nameOf(row) })}
              disabled={isFixed}
              onClick={() => onDelete(row)}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

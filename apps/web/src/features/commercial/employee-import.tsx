import { Button } from '@mantine/core';
import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import type { CellProblem, ReadEmployees } from '@onegi/contract/commercial/read-employees';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** So many of what is wrong are told one by one. */
const MOST_TOLD = 20;

interface ImportProps {
  read: ReadEmployees;
  occupations: readonly ListItem[];
  /** Whether there are rows that could be replaced. */
  hasRows: boolean;
  onTake: (how: 'append' | 'replace') => void;
  onDiscard: () => void;
}

/** What was read of a spreadsheet, before any of it stands in the form: what is wrong, and whether to take it over. */
export function EmployeeImport({ read, occupations, hasRows, onTake, onDiscard }: ImportProps) {
  const t = useTranslations('commercial.employees');
  const problemText = useProblemText(occupations);
  const { rows, problems } = read;
  const isWrong = problems.length > 0;
  return (
    <div role={isWrong ? 'alert' : 'status'} className="framed stack small gap-sm p-md">
      <p className="strong">
        {t('sheet.read', { count: rows.length })} {t('sheet.nothingYet')}
      </p>
      {isWrong && (
        <>
          <p className="error-text">
            {t('sheet.wrong', { count: problems.length })} {rows.length > 0 && t('sheet.marked')}
          </p>
          <ul className="bullets">
            {problems.slice(0, MOST_TOLD).map((each) => (
              <li key={`${each.row}-${each.column}`} className="break-anywhere">
                {t(each.column === 0 ? 'row' : 'cell', {
                  row: each.row,
                  column: each.column,
                  problem: problemText(each),
                })}
              </li>
            ))}
          </ul>
          {problems.length > MOST_TOLD && <p>{t('sheet.more', { count: problems.length - MOST_TOLD })}</p>}
        </>
      )}
      <div className="row wrap gap-sm">
        {rows.length > 0 && (
          <Button size="sm" onClick={() => onTake('append')}>
            {hasRows ? t('sheet.append') : t('sheet.take', { count: rows.length })}
          </Button>
        )}
        {rows.length > 0 && hasRows && (
          <Button size="sm" variant="default" onClick={() => onTake('replace')}>
            {t('sheet.replace')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={onDiscard}>
          {t('sheet.discard')}
        </Button>
      </div>
    </div>
  );
}

/** What is wrong with a cell, in words, with the occupation that is most alike. */
export function useProblemText(occupations: readonly ListItem[]): (of: CellProblem) => string {
  const t = useTranslations('commercial.employees');
  const pick = useInLanguage();
  return ({ problem, text, nearest }) => {
    const words = t(problem, { text });
    const alike = occupations.find(({ value }) => value === nearest);
    return alike ? t('sheet.nearest', { problem: words, name: pick(alike.label, alike.labelZh) }) : words;
  };
}

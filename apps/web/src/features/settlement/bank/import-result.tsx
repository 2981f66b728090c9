import '@mantine/core/styles/Table.layer.css';
import { Button, Table } from '@mantine/core';
import type { StatementFinding } from '@onegi/contract/calls/settlement/bank-statements';
import { useLocale, useTranslations } from 'use-intl';
import { SideScroll } from '../../../components/side-scroll.tsx';
import { listedDate, longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import classes from './bank.module.css';
import type { Preview } from './preview.ts';
import { useProblemWords } from './use-problem-words.ts';

/** So many of what is wrong are told one by one. */
const MOST_TOLD = 20;

interface Props {
  preview: Preview;
  /** What is typed by now is not what was previewed, and that alone would be imported. */
  isChanged: boolean;
  isBusy: boolean;
  onTake: () => void;
}

/** What an import would do, or what stands in its way. */
export function ImportResult({ preview, isChanged, isBusy, onTake }: Props) {
  const t = useTranslations('bank');
  const locale = useLocale();
  const { startsOn, endsOn, opening, closing, newLines, knownLines, alikeLines, problemCount } = preview;
  const isWrong = problemCount > 0;
  return (
    <section className="framed stack gap-sm p-md" role={isWrong ? 'alert' : 'status'}>
      <h2 className="large">{t('import.result')}</h2>
      {isWrong ? (
        <Problems preview={preview} />
      ) : (
        <>
          <p>{t('import.counts', { count: newLines, known: knownLines })}</p>
          {startsOn && endsOn && (
            <p>{t('import.period', { from: longDate(startsOn, locale), to: longDate(endsOn, locale) })}</p>
          )}
          {opening !== null && closing !== null && (
            <p className="tabular">
              {t('opening')} {formatMoney(opening)} · {t('closing')} {formatMoney(closing)}
            </p>
          )}
          {alikeLines > 0 && <p className="error-text">{t('import.alike', { count: alikeLines })}</p>}
          <Sample sample={preview.sample} />
          {newLines > 0 && isChanged && (
            <p id="import-changed" className="small">
              {t('import.changed')}
            </p>
          )}
          {newLines > 0 && (
            <Button
              className="self-start"
              loading={isBusy}
              disabled={isChanged}
              aria-describedby={isChanged ? 'import-changed' : undefined}
              onClick={onTake}
            >
              {t('import.take', { count: newLines })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Problems({ preview: { problems, problemCount } }: { preview: Preview }) {
  const t = useTranslations('bank');
  const wordsOf = useProblemWords();
  const textOf = (finding: StatementFinding) => {
    const words = wordsOf(finding);
    const { row, column } = finding;
    if (row === null) return words;
    return column === null
      ? t('import.atRow', { row, problem: words })
      : t('import.at', { row, column, problem: words });
  };
  return (
    <>
      <p className="error-text">{t('import.problems', { count: problemCount })}</p>
      <ul className="bullets small">
        {problems.slice(0, MOST_TOLD).map((each) => (
          <li key={`${each.problem} ${each.row} ${each.column}`} className="break-anywhere">
            {textOf(each)}
          </li>
        ))}
      </ul>
      {problemCount > MOST_TOLD && <p>{t('import.moreProblems', { count: problemCount - MOST_TOLD })}</p>}
    </>
  );
}

function Sample({ sample }: Pick<Preview, 'sample'>) {
  const t = useTranslations('bank');
  const locale = useLocale();
  if (sample.length === 0) return null;
  return (
    <SideScroll className={classes.wide} label={t('import.sample')}>
      <Table className="small">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('bookedOn')}</Table.Th>
            <Table.Th scope="col">{t('reference')}</Table.Th>
            <Table.Th scope="col">{t('lineDescription')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t('amount')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sample.map(({ row, bookedOn, reference, description, amount }) => (
            <Table.Tr key={row}>
              <Table.Td className="unbroken">{listedDate(bookedOn, locale)}</Table.Td>
              <Table.Td>{reference}</Table.Td>
              <Table.Td>{description}</Table.Td>
              <Table.Td ta="right" className="tabular unbroken">
                {formatMoney(amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </SideScroll>
  );
}

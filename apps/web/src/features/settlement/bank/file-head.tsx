import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SideScroll } from '../../../components/side-scroll.tsx';
import classes from './bank.module.css';
import type { Preview } from './preview.ts';

/** The first rows of the file as it has them, with the numbers of rows and columns. */
export function FileHead({ head }: Pick<Preview, 'head'>) {
  const t = useTranslations('bank.import');
  const columns = Math.max(0, ...head.map(({ cells }) => cells.length));
  const numbers = Array.from({ length: columns }, (_, at) => at + 1);
  return (
    <section className="stack gap-xs">
      <h2 className="large">{t('head')}</h2>
      <SideScroll className={classes.wide} label={t('head')}>
        <Table className="small">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('row')}</Table.Th>
              {numbers.map((column) => (
                <Table.Th key={column} scope="col">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {head.map(({ row, cells }) => (
              <Table.Tr key={row}>
                <Table.Th scope="row">{row}</Table.Th>
                {numbers.map((column) => (
                  <Table.Td key={column}>{cells[column - 1]}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SideScroll>
    </section>
  );
}

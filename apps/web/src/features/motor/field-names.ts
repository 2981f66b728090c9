import { useTranslations } from 'use-intl';

/** What a row of the form is called. */
const rows = { drivers: 'driver', claims: 'claim', offences: 'offence' } as const;
const isRows = (name: string): name is keyof typeof rows => name in rows;

/**
 * What a field is called by its path: `chassis`, `drivers.1`, `drivers.1.driverName`. Rows count from 1. What is no field of
 * the form, such as the status in the trail, has a name of its own or stands as it is.
 */
export function useFieldName(): (path: string) => string {
  const t = useTranslations('motorDesk');
  const names = useTranslations('motorFieldNames');
  const plain = (name: string) => {
    // Beside its row a column has a short name.
    const key = [`fields.${name}`, `trail.facts.${name}`].find((each) => t.has(each as never));
    if (key) return t(key as never);
    return names.has(name as never) ? names(name as never) : name;
  };
  return (path) => {
    const [first = '', row, column] = path.split('.');
    if (!isRows(first) || !row || !/^\d+$/.test(row)) return plain(first);
    const named = t(rows[first], { number: Number(row) });
    return column ? `${named}: ${plain(column)}` : named;
  };
}

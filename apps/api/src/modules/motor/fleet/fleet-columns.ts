import { type MotorForm, type MotorText, motorDriver, motorTexts } from '@onegi/contract/calls/motor/case-shapes';
import { FLEET_DRIVERS } from '@onegi/contract/fields/motor';
import { emptyMotorForm } from '@onegi/contract/motor/empty-motor-form';
import type { Bilingual } from '../../../lib/bilingual.ts';
import { nameOfMotorField } from '../field-names.ts';

/** A column of the workbook: a field of the form, or one of a driver's. */
export interface FleetColumn {
  /** As the form's findings name it: `chassis`, `drivers.0.driverName`. */
  readonly path: string;
  readonly name: Bilingual;
  readonly mostCharacters: number;
  readonly isDay: boolean;
}

/** Declaration and consent are given case by case. */
const givenInTheForm = new Set<MotorText>(['declared', 'consented']);
const days = /On$/;

const mostOf = (schema: unknown) => (schema as { maxLength?: number | null }).maxLength ?? 500;

const columnOf = (path: string, named: string, schema: unknown): FleetColumn => ({
  path,
  name: nameOfMotorField(named),
  mostCharacters: mostOf(schema),
  isDay: days.test(path),
});

export const fleetColumns: readonly FleetColumn[] = [
  ...Object.entries(motorTexts)
    .filter(([name]) => !givenInTheForm.has(name as MotorText))
    .map(([name, { schema }]) => columnOf(name, name, schema)),
  ...Array.from({ length: FLEET_DRIVERS }, (_, at) =>
    Object.entries(motorDriver.fields).map(([name, { schema }]) =>
      columnOf(`drivers.${at}.${name}`, `drivers.${at + 1}.${name}`, schema),
    ),
  ).flat(),
];

const emptyDriver = Object.fromEntries(
  Object.keys(motorDriver.fields).map((name) => [name, '']),
) as MotorForm['drivers'][number];

/** The form of a row, from its cells by their columns; drivers of whom nothing is said are none. */
export function formOfRow(texts: ReadonlyMap<string, string>): MotorForm {
  const form = { ...emptyMotorForm(), drivers: [] as MotorForm['drivers'] };
  const drivers = Array.from({ length: FLEET_DRIVERS }, () => ({ ...emptyDriver }));
  for (const [path, text] of texts) {
    const [name = '', at, column] = path.split('.');
    if (column !== undefined) Object.assign(drivers[Number(at)] ?? {}, { [column]: text });
    else Object.assign(form, { [name]: text });
  }
  const last = drivers.findLastIndex((driver) => Object.values(driver).some((text) => text !== ''));
  return { ...form, drivers: drivers.slice(0, last + 1) };
}

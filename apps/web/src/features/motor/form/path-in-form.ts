import { motorClaim, motorDriver, motorForm, motorOffence } from '@onegi/contract/calls/motor/case-shapes';

const rowShapes: Readonly<Record<string, Pick<typeof motorForm, 'domainName'>>> = {
  drivers: motorDriver,
  claims: motorClaim,
  offences: motorOffence,
};

/** The field of the form that a finding of the server is about, by its names on the wire; undefined where it is about none. */
export function pathInForm(field: string): string | undefined {
  const [of, wire, at, column = ''] = field.split('.');
  if (of !== 'form' || wire === undefined) return undefined;
  const name = motorForm.domainName(wire);
  if (at === undefined) return name;
  return [name, at, rowShapes[name]?.domainName(column) ?? column].join('.');
}

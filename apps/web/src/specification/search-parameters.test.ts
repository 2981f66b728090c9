import { planListCalls } from '@onegi/contract/calls/quotes/plan-lists';
import type { LineCode } from '@onegi/contract/lines';
import { lineSearches } from '@onegi/contract/lines/all';
import type { FieldMap, Shape } from '@onegi/contract/shape';
import { expect, it } from 'vitest';
import type { ZodType } from 'zod';
import type { AnyForm, LineForm } from '../features/lines/line-form.ts';
import { lineNames } from '../lib/line-pages.ts';

const today = '2026-11-21';

const common = `
promotion | text of at most 40 |
sort | ASC · DESC | not in the form
isrList | list of text | not in the form`;

/**
 * Every search parameter of every line, below the call that lists its plans: the name on the wire, what it takes, and what the
 * form of a first visit writes there.
 */
const asked = `
[P-3.1-02] TRAVEL /buy/plan-travel
planType | S · A | S
destination | M · A · W | A
departDate | text | 2026-11-21
returnDate | text | 2026-11-25
travelling | I · F | I
spouse | Y · N | N
adult | 1 to 20 | 1
children | 0 to 20 | 1
[P-3.1-03] HOME /buy/plan-others
area | 01 · 02 · 03 · 04 · 05 · 06 | 01
areaNumber | 1 to 5000 |
typeBuild | A · H | A
ageBuild | W · M | W
[P-3.1-04] FIRE /buy/plan-fire
year | 1 to 99 |
sumInsured | 1 to 1000000000 |
[P-3.1-05] OS /buy/plan-others
period | 01 · 02 | 01
person | 1 to 20 | 1
coverFr | text | 2026-11-21
[P-3.1-06] MOTOR /buy/plan-motor
coverType | C · T | C
make | text of at most 10 |
model | text of at most 40 |
year | 1900 to 2200 |
estimated | 1 to 100000000 |
disc | 0 · 20 · 30 · 40 · 50 · 60 | 0
driverNo | 1 to 9 | 1
policyHolder | Y · N | Y
driverList | list of (driverNum 1 to 9, age 17 to 99 · true, exp 0 to 82 · true) | 1-T-T
accident | Y · N | N
amount | 0 to 100000000 |
offense | Y · N | N
company | Y · N | N
[P-3.1-07] PA /buy/plan-others
peopleType | I · F | I
children | 0 to 20 | 0
yourOcc | 01 · 02 · 03 · 04 · 05 | 01
spouseOcc | 01 · 02 · 03 · 04 · 05 | 01
[P-3.1-08] PET /buy/plan-pet
petNumber | 1 | 1
petType | C · D | D
petAgt | 00 · 01 · 02 · 03 · 04 · 05 · 06 · 07 · 08 · 09 | 00
petThird | true · false | false
[P-3.1-09] DH /buy/plan-dh
nationality | P · X | P
coverPeriod | 01 · 02 | 01
[P-3.1-10] MEDICAL /buy/plan-medical
planType | H · D · O | H
peopleType | 01 · 02 · 03 | 01
age | 1 to 120 |
clinical | true · false | false
dental | true · false | false
cillness | true · false | false
maternity | true · false | false
cmedicine | true · false | false
[P-3.1-11] GOLF /buy/plan-others
golfType | I · F | I
incTravel | Y · N | N`;

const groups = asked
  .trim()
  .split(/\n(?=\[)/)
  .map((group) => group.split(/\n(.*)/s));

/** What a first visit's form writes into the address, by the name on the wire. */
async function begins(line: LineCode): Promise<ReadonlyMap<string, string>> {
  const name = lineNames[line];
  const module: Record<string, unknown> = await import(`../features/lines/${name}/form.ts`);
  const form = module[`${name}Form`] as LineForm<AnyForm>;
  const values = form.starting({}, today) as unknown as Record<string, unknown>;
  const params = Object.entries<{ name: string; write(value: unknown): string }>(form.params);
  return new Map(params.map(([field, param]) => [param.name, param.write(values[field])]));
}

interface Json {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Json;
  properties?: Record<string, Json>;
}

/** What a schema takes, in words short enough for a table: 'S · A', '1 to 99'. */
function words(json: Json): string {
  if (json.anyOf) return json.anyOf.map(words).join(' · ');
  if (json.enum) return json.enum.join(' · ');
  if (json.const !== undefined) return String(json.const);
  if (json.type === 'integer') return `${json.minimum} to ${json.maximum}`;
  if (json.type === 'boolean') return 'true · false';
  if (json.type === 'array') return `list of ${words(json.items ?? {})}`;
  if (json.type === 'string') return json.maxLength === undefined ? 'text' : `text of at most ${json.maxLength}`;
  const inner = Object.entries(json.properties ?? {}).map(([name, each]) => `${name} ${words(each)}`);
  return `(${inner.join(', ')})`;
}

const accepted = (schema: ZodType) => words(schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Json);

const sorted = (rows: readonly string[]) => rows.toSorted().join('\n');

it.each(groups)('the search parameters: %s', async (head = '', parameters = '') => {
  const [, code, path] = head.split(' ');
  const line = code as LineCode;
  const written = await begins(line);
  const { fields } = lineSearches[line] as unknown as Shape<FieldMap>;
  const found = Object.values(fields).map(({ wire, schema }) =>
    `${wire} | ${accepted(schema)} | ${written.get(wire) ?? 'not in the form'}`.trim(),
  );
  expect(sorted(found)).toBe(sorted(`${parameters}${common}`.split('\n')));
  expect(planListCalls[line].path).toBe(path);
});

it('ten lines can be searched, each with promotion code, sort and providers [P-1-01] [P-3.1-01]', () => {
  expect(groups.map(([head]) => head?.split(' ')[1]).toSorted()).toEqual(Object.keys(lineSearches).toSorted());
  expect(groups).toHaveLength(10);
});

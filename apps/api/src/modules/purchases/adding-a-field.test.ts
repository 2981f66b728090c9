import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '@onegi/testing/app';
import { aDraft, fillIn, submit } from '@onegi/testing/factories/purchases';
import {
  appOfCopy,
  COMPILED_WITHIN_MS,
  COPIED_WITHIN_MS,
  compile,
  copyOfSources,
  stepsOf,
} from '@onegi/testing/worked-example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('docs/adding-a-field.md', () => {
  const steps = stepsOf('docs/adding-a-field.md');
  let copy = '';
  let shop: TestApp;
  beforeAll(async () => {
    copy = copyOfSources(steps);
    shop = await appOfCopy(copy);
  }, COPIED_WITHIN_MS);
  afterAll(async () => {
    await shop?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test('adds a field of the applicant in five files', () => {
    expect(new Set(steps.map(({ path }) => path)).size).toBe(5);
  });

  test.each([
    ['api', ['src/app.ts', 'src/**/tables.ts']],
    ['web', ['src/features/purchases', 'src/**/*.d.ts']],
  ] as const)(
    'leaves apps/%s without an error of types',
    async (part, include) => {
      expect(await compile(copy, part, include)).toBe('');
    },
    COMPILED_WITHIN_MS,
  );

  test('makes a field that is kept, asked for and judged', async () => {
    let application = await aDraft(shop);
    const save = async (occupation: string) => {
      const { data } = await fillIn(shop, application, { applicant: { occupation } });
      application = data;
    };
    await save('');
    const missing = await submit(shop, application);
    expect([missing.status, missing.fields]).toEqual([422, ['applicant.occupation']]);
    expect(missing.fieldTexts['applicant.occupation']?.msg).toBe('This field is required');
    await save('🐶');
    expect((await submit(shop, application)).fields).toEqual(['applicant.occupation']);
    await save('Teacher');
    expect(application.applicant).toMatchObject({ occupation: 'Teacher' });
    expect((await submit(shop, application)).data).toMatchObject({
      state: 'submitted',
      applicant: { occupation: 'Teacher' },
    });
  });

  test('makes a field that the browser judges as the server does', async () => {
    const { checkPeople } = (await import(
      join(copy, 'packages/contract/src/lines/check-people.ts')
    )) as typeof import('@onegi/contract/lines/check-people');
    const told = (applicant: object) =>
      checkPeople({ applicant, people: [] }, [], '2026-11-21')
        .findings.filter(({ field }) => field === 'applicant.occupation')
        .map(({ message }) => message);
    expect(told({})).toEqual(['validation.required']);
    expect(told({ occupation: '🐶' })).toEqual(['validation.printable']);
    expect(told({ occupation: 'Teacher' })).toEqual([]);
  });
});

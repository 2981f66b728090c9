import { aDraft, fillIn, submit } from '@onegi/testing/factories/purchases';
import { workedExample } from '@onegi/testing/worked-example';
import { describe, expect, test } from 'vitest';

describe('docs/adding-a-field.md', () => {
  const example = workedExample('docs/adding-a-field.md', {
    files: 5,
    compiled: { api: ['src/app.ts', 'src/**/tables.ts'], web: ['src/features/purchases', 'src/**/*.d.ts'] },
  });

  test('makes a field that is kept, asked for and judged', async () => {
    let application = await aDraft(example.shop);
    const save = async (occupation: string) => {
      const { data } = await fillIn(example.shop, application, { applicant: { occupation } });
      application = data;
    };
    await save('');
    const missing = await submit(example.shop, application);
    expect([missing.status, missing.fields]).toEqual([422, ['applicant.occupation']]);
    expect(missing.fieldTexts['applicant.occupation']?.msg).toBe('This field is required');
    await save('🐶');
    expect((await submit(example.shop, application)).fields).toEqual(['applicant.occupation']);
    await save('Teacher');
    expect(application.applicant).toMatchObject({ occupation: 'Teacher' });
    expect((await submit(example.shop, application)).data).toMatchObject({
      state: 'submitted',
      applicant: { occupation: 'Teacher' },
    });
  });

  test('makes a field that the browser judges as the server does', async () => {
    const { checkPeople } = await example.load<typeof import('@onegi/contract/lines/check-people')>(
      'packages/contract/src/lines/check-people.ts',
    );
    const issuesOf = (applicant: object) =>
      checkPeople({ applicant, people: [] }, [], '2026-11-21')
        .findings.filter(({ field }) => field === 'applicant.occupation')
        .map(({ message }) => message);
    expect(issuesOf({})).toEqual(['validation.required']);
    expect(issuesOf({ occupation: '🐶' })).toEqual(['validation.printable']);
    expect(issuesOf({ occupation: 'Teacher' })).toEqual([]);
  });
});

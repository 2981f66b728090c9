import * as calls from '@onegi/contract/calls/requests/commercial/subject-matter';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import { matterFields as m } from '@onegi/contract/fields/subject-matter';
import type { Shape } from '@onegi/contract/shape';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import type { SignedIn } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { aConsultant, addCase } from './commercial-cases.ts';

type User = Pick<SignedIn, 'browser'>;

/** The number of a draft of public liability. */
export async function aLiabilityCase(shop: TestApp, user: SignedIn): Promise<string> {
  const { caseNumber } = granted(await addCase(shop, user, { templateId: 'PL', answers: { PL08: 'Unit 1' } }));
  return caseNumber;
}

export const openMatter = (shop: TestApp, user: User, caseNumber: string) =>
  callAs(shop, calls.getSubjectMatter, user, { query: { [c.caseNumber.wire]: caseNumber } });

/** Writes contents by the numbers of rows. */
export const writeMatter = (
  shop: TestApp,
  user: User,
  transactionNumber: string,
  matterVersion: number,
  contents: Readonly<Record<number, string>>,
) =>
  callAs(shop, calls.updateSubjectMatter, user, {
    body: {
      transactionNumber,
      matterVersion,
      contents: Object.entries(contents).map(([number, content]) => ({ rowNumber: Number(number), content })),
    },
  });

export const addMatter = (shop: TestApp, user: User, transactionNumber: string, row: object = {}, key?: string) =>
  callAs(shop, calls.addSubjectMatter, user, {
    body: { transactionNumber, fieldName: 'Retroactive date', addedType: 'DATE', content: '31-12-2026', ...row },
    ...(key ? { key } : {}),
  });

export const deleteMatter = (shop: TestApp, user: User, transactionNumber: string, rowNumber: number) =>
  callAs(shop, calls.deleteSubjectMatter, user, {
    query: { [m.transactionNumber.wire]: transactionNumber, [m.rowNumber.wire]: String(rowNumber) },
  });

/** A request for every call of subject matter that succeeds, made anew for every attempt. */
export function matterRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const wired = (declared: { readonly body: Shape }, body: object) => declared.body.codec.encode(body as never);
  const byConsultant = (given: (transactionNumber: string) => Omit<AccountRequest, 'headers'>) => async () => {
    const user = await aConsultant(shop);
    return { ...given(await aLiabilityCase(shop, user)), headers: user.browser };
  };
  const row = { fieldName: 'Lifts', addedType: 'NUMERIC', content: '2' } as const;
  return {
    getSubjectMatter: byConsultant((number) => ({ query: { [c.caseNumber.wire]: number } })),
    updateSubjectMatter: byConsultant((transactionNumber) => ({
      body: wired(calls.updateSubjectMatter, {
        transactionNumber,
        matterVersion: 0,
        contents: [{ rowNumber: 1, content: 'Unit 1' }],
      }),
    })),
    addSubjectMatter: byConsultant((transactionNumber) => ({
      body: wired(calls.addSubjectMatter, { transactionNumber, ...row }),
    })),
    deleteSubjectMatter: byConsultant((number) => ({
      query: { [m.transactionNumber.wire]: number, [m.rowNumber.wire]: '1' },
    })),
  };
}

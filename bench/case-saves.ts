import { randomUUID } from 'node:crypto';
import { type AnswerOf, schemaOf } from '@onegi/contract/call';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { addCase, updateCase } from '@onegi/contract/calls/requests/commercial/cases';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { A_PDF, aPackage, inputOf, PROPOSAL, REGISTRATION } from '@onegi/testing/factories/commercial-cases';
import pg from 'pg';
import { type Asker, ask } from './ask.ts';
import { say, whole } from './report.ts';
import { signedInAs } from './signed-in.ts';
import type { Process } from './stage.ts';

const CONSULTANTS = 5;
const WARM = 20;
const SAVES = 60;
const SUBMISSIONS = 8;
/** As many bare transactions as one save, and one submission, may cost. */
const MOST_BARE = { save: 30, submit: 60 };

async function upload({ url, token }: Asker): Promise<string> {
  const form = new FormData();
  form.set('dir', 'QUOTATION');
  form.set('file', new File([A_PDF], 'bench.pdf'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api${uploadTempDocument.path}`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: unknown };
  return (schemaOf(uploadTempDocument.answer).decode(data as never) as AnswerOf<typeof uploadTempDocument>).uploadId;
}

const draftOf = (consultant: Asker) => ask(consultant, addCase, { templateId: 'BP', ...aPackage });

const saved = (consultant: Asker, detail: CaseDetail, changes: object) =>
  ask(consultant, updateCase, {
    ...inputOf(detail),
    ...changes,
    caseNumber: detail.caseNumber,
    caseVersion: detail.caseVersion,
  });

/** Each of them does something so often, one after the other; how many are done in a second together. */
async function rate<T>(
  workers: readonly T[],
  often: number,
  act: (worker: T, turn: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (let turn = 0; turn < often; turn++) await act(worker, turn);
    }),
  );
  return (workers.length * often * 1000) / (performance.now() - began);
}

async function bareTransactions(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONSULTANTS });
  try {
    await pool.query('create table if not exists bench_bare (id uuid primary key, at timestamptz not null)');
    const workers = Array.from({ length: CONSULTANTS }, () => pool);
    return await rate(workers, 400, () => pool.query('insert into bench_bare values ($1, now())', [randomUUID()]));
  } finally {
    await pool.end();
  }
}

/** Saving a draft and submitting a case, each beside a bare transaction that writes one row durably. */
export async function measureCaseSaves({ url }: Process, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const consultants: Asker[] = [];
  for (let n = 0; n < CONSULTANTS; n++) {
    consultants.push({ url, token: await signedInAs(client, 'consultant', `TRS0000${n}`) });
  }
  await client.end();
  const bare = await bareTransactions(databaseUrl);
  const drafts = await Promise.all(consultants.map(async (by) => ({ by, detail: await draftOf(by) })));
  const save = async (draft: (typeof drafts)[number], turn: number) => {
    draft.detail = await saved(draft.by, draft.detail, { insuredName: `Harbour Demo ${turn} Limited` });
  };
  // The first ones are slow on both sides, and the same ones would be in every run.
  await rate(drafts, WARM, save);
  const saves = await rate(drafts, SAVES, save);
  const ready = await Promise.all(
    consultants.map(async (by) => ({
      by,
      cases: await Promise.all(
        Array.from({ length: SUBMISSIONS }, async () => {
          const documents = await Promise.all(
            [PROPOSAL, REGISTRATION].map(async (order) => ({ order, uploadId: await upload(by) })),
          );
          return { detail: await draftOf(by), documents };
        }),
      ),
    })),
  );
  const submissions = await rate(ready, SUBMISSIONS, async ({ by, cases }, turn) => {
    const one = cases[turn];
    if (one) await saved(by, one.detail, { documents: one.documents, savedAs: 'waiting' });
  });
  console.log('\nCommercial cases, five consultants at once');
  say('bare transactions', `${whole(bare)}/s`);
  say('saving a draft', `${whole(saves)}/s, ${whole(bare / saves)} bare ones each`, bare / saves <= MOST_BARE.save);
  say(
    'submitting',
    `${whole(submissions)}/s, ${whole(bare / submissions)} bare ones each`,
    bare / submissions <= MOST_BARE.submit,
  );
}

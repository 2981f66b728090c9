import * as calls from '@onegi/contract/calls/motor/cases';
import { removeMotorFile } from '@onegi/contract/calls/motor/files';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { lapseMotorCases } from '../../../../apps/api/src/modules/motor/lapse-cases.ts';
import type { TestApp } from '../app.ts';
import { callAs, granted } from './calls.ts';
import {
  addMotorCase,
  aMotorCase,
  aMotorDesk,
  moveMotorCase,
  printOf,
  saveMotorCase,
  sortMotorDocument,
  uploadMotorDocument,
} from './motor-cases.ts';

type MotorAction = Extract<AuditAction, `motorCase.${string}`>;

/** How each event of motor cases comes about; their people are those that no trail may name. */
export function auditedMotorCases(shop: TestApp): Record<MotorAction, () => Promise<unknown>> {
  const people = aMotorDesk(shop);
  const named = {
    holderName: 'Canary Quetzal',
    holderNameZh: '金絲雀明',
    email: 'canary.quetzal@example.com',
    mobile: '23456789',
    remarks: 'Call Canary.Quetzal@example.com or 2345 6789',
  };
  const at = async (until: Parameters<typeof aMotorCase>[2]) => aMotorCase(shop, await people, until, named);
  const note = { returnNote: 'Mail canary.quetzal@example.com, A123456(3)' };
  return {
    'motorCase.made': async () => addMotorCase(shop, (await people).broker, named),
    'motorCase.saved': async () => {
      const { broker } = await people;
      granted(await saveMotorCase(shop, broker, await addMotorCase(shop, broker), { ...named, holderId: 'A1234563' }));
    },
    'motorCase.quoted': () => at('quoted'),
    'motorCase.referred': () => at('referred'),
    'motorCase.cleared': async () => {
      const more = { ...note, underwriterLoadingCents: 10_000 };
      const { underwriter } = await people;
      granted(await moveMotorCase(shop, calls.clearMotorCase, underwriter, await at('referred'), more));
    },
    'motorCase.declined': async () => {
      const { underwriter } = await people;
      granted(await moveMotorCase(shop, calls.declineMotorCase, underwriter, await at('referred'), note));
    },
    'motorCase.confirmed': () => at('confirmed'),
    'motorCase.generated': () => at('generated'),
    'motorCase.returned': async () => {
      const more = { ...note, returnedFields: ['holderName'] };
      const { auditor } = await people;
      granted(await moveMotorCase(shop, calls.returnMotorCase, auditor, await at('generated'), more));
    },
    'motorCase.audited': () => at('audited'),
    'motorCase.approved': () => at('approved'),
    'motorCase.printed': async () => {
      const { broker } = await people;
      await printOf(shop, broker, await addMotorCase(shop, broker, named), 'proposal');
    },
    'motorCase.fileAdded': async () => {
      const { broker } = await people;
      await uploadMotorDocument(shop, broker, await addMotorCase(shop, broker, named), 'E04');
    },
    'motorCase.fileRemoved': async () => {
      const { broker } = await people;
      const { sent } = await uploadMotorDocument(shop, broker, await addMotorCase(shop, broker, named), 'E04');
      const id = sent?.records[0]?.fileId ?? '';
      granted(await callAs(shop, { ...removeMotorFile, path: removeMotorFile.path.replace(/\{\w+\}/, id) }, broker));
    },
    'motorCase.fileSorted': async () => {
      const { broker } = await people;
      const { sent } = await uploadMotorDocument(shop, broker, await addMotorCase(shop, broker, named), 'E04');
      granted(await sortMotorDocument(shop, broker, sent?.records[0]?.fileId ?? '', 'E05'));
    },
    'motorCase.cancelled': async () => {
      const { broker } = await people;
      granted(await moveMotorCase(shop, calls.cancelMotorCase, broker, await at('quoted'), note));
    },
    'motorCase.lapsed': async () => {
      const { quotationNumber } = await at('quoted');
      await shop.deps.db
        .updateTable('motor_cases')
        .set({ expires_at: shop.clock.now() })
        .where('quotation_number', '=', quotationNumber)
        .execute();
      await lapseMotorCases(shop.deps);
    },
  };
}

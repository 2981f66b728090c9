import type { UserRole } from '@onegi/contract/roles';
import type { NewUser } from './invite-user.ts';

interface DemoUser extends NewUser {
  readonly password: string;
  readonly roles: UserRole[];
}

type Rest = Omit<Partial<NewUser>, 'roles'>;

function demoUser(role: UserRole, [word, name, nameZh]: readonly [string, string, string], rest: Rest = {}): DemoUser {
  return {
    email: `demo.${word}@example.com`,
    loginId: `demo.${word}`,
    password: `Demo-${word}-2026`,
    name,
    nameZh,
    employeeId: `DEMO-${word.toUpperCase()}`,
    roles: [role],
    consultantCodes: [],
    ...rest,
  };
}

/** A user of every role, with passwords that everybody may know: they exist in the demo alone. */
export const demoUsers: readonly DemoUser[] = [
  demoUser('consultant', ['consultant', 'Connie Demo', '陳示範'], {
    licenceOnRecord: 'IA0001',
    unit: 'Wealth A',
    consultantCodes: ['TR0001', 'TR0002'],
  }),
  demoUser('BK', ['bk', 'Billy Demo', '李經紀'], {
    licenceOnRecord: 'IB0001',
    unit: 'Motor panel',
    consultantCodes: ['TR0003'],
  }),
  demoUser('AS', ['as', 'Agnes Demo', '黃代理'], {
    licenceOnRecord: 'IC0001',
    unit: 'Motor panel',
    consultantCodes: ['TR0004'],
  }),
  // Of another panel: neither sees the cases of the other.
  demoUser('BK', ['bk2', 'Bonnie Demo', '彭經紀'], {
    licenceOnRecord: 'IB0002',
    unit: 'Motor panel',
    consultantCodes: ['TR0005'],
  }),
  demoUser('officer', ['officer', 'Olive Demo', '何主任'], { unit: 'General insurance' }),
  demoUser('underwriter', ['uw', 'Ursula Demo', '余核保'], { unit: 'Underwriting' }),
  demoUser('operations', ['operations', 'Oscar Demo', '歐營運'], { unit: 'Operations' }),
  demoUser('auditor', ['auditor', 'Audrey Demo', '區審核'], { unit: 'Audit' }),
  demoUser('approver', ['approver', 'Albert Demo', '白批核'], { unit: 'Approval' }),
  demoUser('finance', ['finance', 'Fiona Demo', '方財務'], { unit: 'Finance' }),
  // What one of finance prepares another approves.
  demoUser('finance', ['finance2', 'Felix Demo', '費覆核'], { unit: 'Finance' }),
  demoUser('productManager', ['product', 'Peter Demo', '潘產品'], { unit: 'Products' }),
  demoUser('editor', ['editor', 'Edith Demo', '艾編輯'], { unit: 'Content' }),
  // What one editor writes another publishes.
  demoUser('editor', ['editor2', 'Emil Demo', '艾覆核'], { unit: 'Content' }),
  demoUser('compliance', ['compliance', 'Cora Demo', '高合規'], { unit: 'Compliance' }),
  demoUser('administrator', ['admin', 'Adam Demo', '安管理'], { unit: 'Systems' }),
];

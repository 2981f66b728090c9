import type { NoteSeed } from '../line-seed.ts';

/** Main exclusions, conditions and notes. */
export const helperNotes: readonly NoteSeed[] = [
  [
    'condition',
    'Employees’ compensation cover must be in force on the first day of work; cover cannot be backdated.',
    '僱員補償保障須於受僱首日生效，保障不可追溯生效。',
  ],
  ['exclusion', 'Pregnancy, childbirth and related treatment are excluded.', '懷孕、分娩及相關治療不受保。'],
  ['exclusion', 'Illness that existed before cover started is excluded.', '保障生效前已存在的疾病不受保。'],
  [
    'note',
    'The waiting period does not apply on renewal, nor where other cover ran until this one started.',
    '續保或與先前保障銜接者，無須等候期。',
  ],
  ['note', 'Part-time helpers need the approval of an underwriter.', '兼職傭工須由核保員審批。'],
  [
    'exclusion',
    'Work outside Hong Kong is covered only while travelling with the employer’s family, for up to 60 days.',
    '於香港以外工作不受保，惟隨僱主家庭外遊最長 60 日除外。',
  ],
  [
    'note',
    'A change of helper is free. On termination the insurer keeps at least 25% of the premium and refunds by the short-period scale.',
    '更換家傭無須另繳保費；終止保單時保險公司最少保留 25% 保費，餘額按短期保費表退還。',
  ],
];

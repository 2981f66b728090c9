import { expect, test } from 'vitest';
import { typeByName } from './type-by-name.ts';

test('the name of a document proposes its type, by its code or by what it is called in either language [C-2.12-36]', () => {
  const names = {
    'E04 anything.pdf': 'E04',
    'scan_e2.pdf': 'E02',
    'Signed Proposal.pdf': 'E01',
    '車輛登記文件.jpg': 'E02',
    'HKID front.png': 'E03',
    'Driver licence.jpg': 'E04',
    '無索償折扣證明.pdf': 'E05',
    'NCD proof.pdf': 'E05',
    'purchase invoice.pdf': 'E06',
    'car photo 1.jpg': 'E07',
    'payment slip.pdf': 'E09',
    'e-mail of the client.pdf': 'E11',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, typeByName(name)]))).toEqual(names);
});

test('a name that says nothing, or names what only the portal makes, proposes nothing', () => {
  for (const name of ['scan0001.pdf', 'IMG_2048.jpg', 'E10 policy.pdf', 'E12.pdf', 'date2026.pdf']) {
    expect([name, typeByName(name)]).toEqual([name, undefined]);
  }
});

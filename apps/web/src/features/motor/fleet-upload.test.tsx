// @vitest-environment happy-dom

import { schemaOf } from '@onegi/contract/call';
import { type FleetProblem, uploadMotorFleet } from '@onegi/contract/calls/motor/fleet';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { drawPage } from '../../components/test-page.tsx';
import { FleetUpload } from './fleet-upload.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const problem: FleetProblem = {
  sheetRow: 3,
  sheetColumn: 9,
  columnName: 'Chassis no.',
  columnNameZh: '底盤號碼',
  problemText: 'Without I, O and Q',
  problemTextZh: '不可包含 I、O 及 Q',
};

/** What the uploads are answered with, one after the other. */
function answerUploads(...answers: readonly object[]) {
  const left = [...answers];
  class Upload {
    upload = {};
    status = 200;
    responseText = '';
    onload = () => undefined;
    open() {}
    send() {
      const data = z.encode(schemaOf(uploadMotorFleet.answer), left.shift() as never);
      this.responseText = JSON.stringify({ data, msg: '', msgC: '' });
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}

const choose = (name: string) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText('Filled-in spreadsheet'), { target: { files: [new File(['x'], name)] } }),
  );

it('says by row and column what cannot be taken, and then how many cases were begun', async () => {
  let reloads = 0;
  const { notices } = drawPage(
    <FleetUpload
      reload={async () => {
        reloads += 1;
      }}
    />,
    '/go_motor_quotation',
    [],
  );
  const begun = [2, 3].map((sheetRow) => ({ sheetRow, quotationNumber: `GQ261100000${sheetRow}` }));
  answerUploads({ begun: [], problems: [problem] }, { begun, problems: [] });
  await choose('fleet.xlsx');
  expect((await screen.findByRole('alert')).textContent).toContain('Row 3, Chassis no.: Without I, O and Q');
  expect([reloads, notices]).toEqual([0, []]);
  await choose('fleet.xlsx');
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', message: '2 cases are begun.' }]));
  expect(reloads).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes no other file than a spreadsheet', async () => {
  drawPage(<FleetUpload reload={async () => undefined} />, '/go_motor_quotation', []);
  await choose('fleet.pdf');
  expect(screen.getByRole('alert').textContent).toContain('Only files of these types can be uploaded');
});

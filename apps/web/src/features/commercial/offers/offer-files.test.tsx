// @vitest-environment happy-dom

import { schemaOf } from '@onegi/contract/call';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { draw } from '../../../components/test-render.tsx';
import { OfferFiles } from './offer-files.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers an upload; the test files share a process, in which a mock of the module that sends may come too late. */
function stubUpload() {
  const sent: { address: string; form: Record<string, unknown> }[] = [];
  class Upload {
    upload = {};
    status = 200;
    responseText = '';
    address = '';
    onload = () => undefined;
    open(_method: string, address: string) {
      this.address = address;
    }
    send(form: FormData) {
      sent.push({ address: this.address, form: Object.fromEntries(form) });
      const data = z.encode(uploadTempDocument.answer.codec, {
        uploadId: 'upload-1',
        fileNameOriginal: 'quotation.pdf',
        fileName: 'upload-1',
        fileType: 'pdf',
        uploadedAt: '2026-11-23T02:00:00.000Z',
      });
      this.responseText = JSON.stringify({ data, msg: '', msgC: '' });
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return sent;
}

it('sends a file of an offer as the insurer’s, of the case that it is for [C-4.2-04]', async () => {
  const sent = stubUpload();
  const kept: string[] = [];
  draw(
    <OfferFiles
      caseNumber="CQ2611000001"
      files={[]}
      error={undefined}
      onChange={(change) => kept.push(...change([]).map(({ name }) => name))}
    />,
  );
  const chosen = new File(['x'], 'quotation.pdf');
  fireEvent.change(screen.getByLabelText('Files from the insurer'), { target: { files: [chosen] } });
  await waitFor(() => expect(kept).toEqual(['quotation.pdf']));
  const texts = z.encode(schemaOf(uploadTempDocument.body), { uploadFor: 'PROVIDER', uploadCase: 'CQ2611000001' });
  expect(sent).toEqual([
    { address: expect.stringContaining(uploadTempDocument.path), form: { ...(texts as object), file: chosen } },
  ]);
});

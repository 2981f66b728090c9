// @vitest-environment happy-dom
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../../../components/test-render.tsx';
import { uploadFile } from '../../../lib/upload-file.ts';
import { OfferFiles } from './offer-files.tsx';

vi.mock('../../../lib/upload-file.ts', () => ({
  uploadFile: vi.fn(async () => ({ uploadId: 'upload-1', fileNameOriginal: 'quotation.pdf' })),
}));
afterEach(cleanup);

it('sends a file of an offer as the insurer’s, of the case that it is for [C-4.2-04]', async () => {
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
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Files from the insurer'), { target: { files: [chosen] } }),
  );
  const texts = { uploadFor: 'PROVIDER', uploadCase: 'CQ2611000001' };
  expect(vi.mocked(uploadFile).mock.calls).toEqual([
    [uploadTempDocument, undefined, chosen, expect.any(Function), texts],
  ]);
  expect(kept).toEqual(['quotation.pdf']);
});

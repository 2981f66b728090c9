// @vitest-environment happy-dom
import type { BoxFile } from '@onegi/contract/calls/content/boxes';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawPage } from '../../components/test-page.tsx';
import { FileLink } from './file-link.tsx';

afterEach(cleanup);

const banner: BoxFile = {
  id: '00000000-0000-4000-8000-000000000001',
  date: '2026-11-01',
  fileName: 'banner.png',
  fileType: 'png',
  title: 'Year-end offer',
  titleZh: '年終優惠',
  downloadUrl: '/api/banner',
};

it('a picture that does not come is a file like any other', () => {
  drawPage(<FileLink file={banner} inFull />, '/promotions', []);
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/api/banner');
  fireEvent.error(picture as HTMLImageElement);
  expect(document.querySelector('img')).toBeNull();
});

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { handOver } from './hand-over.ts';

afterEach(() => vi.unstubAllGlobals());

const link = { url: 'https://onegi.example/shared/a', title: 'Plans' };
const device = (own: object) => vi.stubGlobal('navigator', own);

test('a link goes to the device’s own sharing where there is one', async () => {
  const share = vi.fn(async () => undefined);
  device({ share });
  expect(await handOver(link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
});

test('it is copied where there is none, or where it is not allowed', async () => {
  const writeText = vi.fn(async () => undefined);
  device({ clipboard: { writeText } });
  expect(await handOver(link)).toBe('copied');
  const refused = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  device({ share: refused, clipboard: { writeText } });
  expect(await handOver(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test('who closes the device’s sharing wants nothing more, and where nothing is allowed the link is to be shown', async () => {
  const closed = async () => {
    throw new DOMException('', 'AbortError');
  };
  device({ share: closed });
  expect(await handOver(link)).toBe('given up');
  device({});
  expect(await handOver(link)).toBe('not taken');
});

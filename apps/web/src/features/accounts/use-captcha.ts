import { captcha } from '@onegi/contract/calls/accounts/sign-in';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { queryOf } from '../../lib/queries.ts';

/** A captcha serves for five minutes; a fresh one comes before that. */
const FRESH_MS = 280_000;

/**
 * The captcha in sight, as a picture or in words.
 * @param onFresh there is another one: what was typed no longer counts
 */
export function useCaptcha(onFresh: () => void) {
  const [captchaKind, setKind] = useState<'image' | 'words'>('image');
  const query = useQuery({
    ...queryOf(captcha, { query: { captchaKind } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: FRESH_MS,
  });
  const key = query.data?.captchaKey;
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current !== undefined && key !== undefined && seen.current !== key) onFresh();
    seen.current = key;
  }, [key, onFresh]);
  return {
    kind: captchaKind,
    data: query.data,
    failed: query.isError,
    busy: query.isFetching,
    change: () => setKind(captchaKind === 'image' ? 'words' : 'image'),
    refresh: () => void query.refetch(),
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;

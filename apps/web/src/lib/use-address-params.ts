import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterPaint } from './after-paint.ts';
import { paramsText } from './params-text.ts';

type Value = string | null;

/**
 * The address's parameters, and a way to change one of them in place. A change is seen at once: the router takes a moment
 * to write it into the address, in which a pressed control would jump back.
 */
export function useAddressParams(): [URLSearchParams, (name: string, value: Value | ((now: Value) => Value)) => void] {
  const [written] = useSearchParams();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<URLSearchParams | null>(null);
  const params = wanted ?? written;
  const latest = useRef(params);
  latest.current = params;
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  useEffect(() => {
    setWanted((now) => (now?.toString() === written.toString() ? null : now));
  }, [written]);

  const change = useCallback(
    (name: string, value: Value | ((now: Value) => Value)) => {
      const next = withParam(
        latest.current,
        name,
        typeof value === 'function' ? value(latest.current.get(name)) : value,
      );
      latest.current = next;
      setWanted(next);
      // The router takes longer than what was pressed. A later change is written instead, and none once the page is left.
      afterPaint(() => {
        if (latest.current !== next || isLeft.current) return;
        navigate({ search: `?${paramsText(next)}` }, { replace: true, preventScrollReset: true });
      });
    },
    [navigate],
  );
  return [params, change];
}

export function withParam(params: URLSearchParams, name: string, value: Value): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}

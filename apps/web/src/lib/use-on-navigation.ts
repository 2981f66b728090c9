import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back after every navigation, not on the first render. */
export function useOnNavigation(after: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    after();
  });
}

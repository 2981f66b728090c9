import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useSearchParams } from 'react-router';

/**
 * Reads the parameters of the address when something is pressed. The router draws a page a moment after it has written its address: what is
 * pressed in that moment would start from the address before, and take back what was just chosen. It tells its state in no other way.
 */
export function useParamsNow(): () => URLSearchParams {
  const [drawn] = useSearchParams();
  const router = useContext(DataRouterContext)?.router;
  return () => {
    if (!router) return drawn;
    const { location, navigation } = router.state;
    const next = navigation.location;
    return new URLSearchParams((next && next.pathname === location.pathname ? next : location).search);
  };
}

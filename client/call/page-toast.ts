import { useCallback, useEffect, useRef } from 'react';
import { type Toast, toast } from '#client/ui/toasts.tsx';

/** Toasts of this page. The last one disappears when the visitor leaves the page. */
export function usePageToast(): (said: Toast) => void {
  const takeAway = useRef<() => void>(undefined);
  useEffect(() => () => takeAway.current?.(), []);
  return useCallback((said: Toast) => {
    takeAway.current = toast(said);
  }, []);
}

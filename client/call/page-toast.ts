import { useCallback, useEffect, useRef } from 'react';
import { type Toast, toast } from '#client/ui/toasts.tsx';

/** Toasts about something on this page: the last one goes when the page is left. */
export function usePageToast(): (said: Toast) => void {
  const takeAway = useRef<() => void>(undefined);
  useEffect(() => () => takeAway.current?.(), []);
  return useCallback((said: Toast) => {
    takeAway.current = toast(said);
  }, []);
}

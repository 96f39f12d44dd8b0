import { useEffect, useRef, type RefObject } from 'react';

/** Submits filters that were changed before hydration; otherwise the form and the list would not match. */
export function useEarlyChoice(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current?.querySelector(':checked:not(:default), input:default:not(:checked)'))
      form.current.requestSubmit();
  }, []);
  return form;
}

import { useEffect, useRef, type RefObject } from 'react';

const isTyped = (input: HTMLInputElement): boolean => input.value !== input.defaultValue;

/** Submits filters that were changed before hydration; otherwise the form and the list would not match. */
export function useEarlyChoice(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const isChosen = current.querySelector(':checked:not(:default), input:default:not(:checked)') !== null;
    const fields = current.querySelectorAll<HTMLInputElement>('input[type="search"]');
    if (isChosen || [...fields].some(isTyped)) current.requestSubmit();
  }, []);
  return form;
}

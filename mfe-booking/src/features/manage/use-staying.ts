import { useShell } from '@valam/mfe-kit/shell';
import type { MouseEvent } from 'react';

/**
 * Follows a link that begins or leaves a change of the booking on the same page. By default the page begins fresh with its
 * address, and would lose what is typed elsewhere on it, such as passports.
 */
export function useStaying(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const shell = useShell();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shell.navigate(event.currentTarget.href, { keepsPage: true });
  };
}

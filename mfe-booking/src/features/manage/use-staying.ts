import { useShell } from '@valam/mfe-kit/shell';
import type { MouseEvent } from 'react';

/**
 * Follows a link that starts or ends a change of the booking, without remounting the page. By default a new URL mounts a new page,
 * and input elsewhere on it, such as passport numbers, would be lost.
 */
export function useStaying(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const shell = useShell();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    shell.navigate(event.currentTarget.href, { keepsPage: true });
  };
}

import { createContext, useContext, type ReactNode } from 'react';

const IsInside = createContext(false);

/**
 * Content for visitors without scripts. HTML does not allow one `noscript` inside another: the inner end tag would close
 * the outer element, so a nested one renders its content as it is.
 */
export function NoScript({ children }: { readonly children: ReactNode }) {
  const isInside = useContext(IsInside);
  if (isInside) return children;
  return (
    <noscript>
      <IsInside value>{children}</IsInside>
    </noscript>
  );
}

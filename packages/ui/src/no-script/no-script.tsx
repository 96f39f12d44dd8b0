import { createContext, useContext, type ReactNode } from 'react';

const IsInside = createContext(false);

/**
 * Content for visitors without JavaScript. HTML does not allow nested `noscript` elements: the inner end tag would close
 * the outer element, so a nested one renders its content directly.
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

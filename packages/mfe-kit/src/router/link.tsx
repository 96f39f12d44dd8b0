import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHost } from '../host/host-context';
import { useRouterState } from './hooks';
import { parseLocation } from './location';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
  /** False keeps the scroll position. */
  readonly scroll?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link inside the site: a real anchor that turns the page without a new document once scripts run. */
export function Link({ to, replace, scroll, onClick, target, children, ...rest }: LinkProps) {
  const { router } = useHost();
  const prepare = () => router.prepare(to);
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
        if (!parseLocation(to)) return;
        event.preventDefault();
        router.navigate(to, { replace, scroll });
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when it leads to the present page or to one above it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useRouterState().location;
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

import { useAfterNavigation } from '@valam/mfe-kit/host';
import { Icon } from '@valam/ui/icon/icon';
import { from } from '@valam/ui/tokens/media';
import { useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { MenuDrawerProps } from './menu-drawer';

const Opener = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  font-weight: 500;
  text-decoration: none;
  ${from.lg} {
    display: none;
  }
`;

/** The footer, which has the same links. */
const plainWay = '#foot';

/**
 * Opens the drawer, whose code is loaded on hover or focus. Without JavaScript, before hydration, or if the drawer's code cannot
 * be loaded, the link jumps to the footer.
 */
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null);
  // On Back too, or the drawer would cover the previous page.
  useAfterNavigation(() => setOpen(false));
  const load = (): Promise<void> =>
    import(/* webpackChunkName: "menu-drawer" */ './menu-drawer').then((module) =>
      setDrawer(() => module.default),
    );
  const prepare = (): void => void load().catch(() => undefined);
  const open = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      window.location.assign(plainWay);
    });
  };
  return (
    <>
      <Opener
        href={plainWay}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        <Icon name="menu" />
        Menu
      </Opener>
      {Drawer && <Drawer open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

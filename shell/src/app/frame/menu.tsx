import { useAfterNavigation } from '@valam/mfe-kit/host';
import { Icon } from '@valam/ui/icon/icon';
import { from } from '@valam/ui/tokens/media';
import { useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { MenuDrawerProps } from './menu-drawer';

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--size-target);
  font-weight: 500;
  ${from.lg} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const PlainWay = styled.a`
  display: none;
  @media (scripting: none) {
    display: inline-flex;
    min-height: var(--size-target);
    align-items: center;
    ${from.lg} {
      display: none;
    }
  }
`;

/** Where the footer is, which has the same links. */
const plainWay = '#foot';

/**
 * Opens the drawer, whose code is loaded on hover or focus. Without scripts, or if the code cannot be loaded, the footer is
 * the menu.
 */
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null);
  // By Back as well: the drawer would cover the page before.
  useAfterNavigation(() => setOpen(false));
  const load = (): Promise<void> =>
    import(/* webpackChunkName: "menu-drawer" */ './menu-drawer').then((module) =>
      setDrawer(() => module.default),
    );
  const prepare = (): void => void load().catch(() => undefined);
  const open = (): void => {
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      window.location.assign(plainWay);
    });
  };
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="menu" />
        Menu
      </Opener>
      <PlainWay href={plainWay}>Menu</PlainWay>
      {Drawer && <Drawer open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

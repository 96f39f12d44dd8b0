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

/** Opens the drawer, whose code is loaded on hover or focus. Without scripts the footer is the menu. */
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null);
  const prepare = (): void => {
    void import(/* webpackChunkName: "menu-drawer" */ './menu-drawer').then((module) =>
      setDrawer(() => module.default),
    );
  };
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare();
          setOpen(true);
        }}
      >
        <Icon name="menu" />
        Menu
      </Opener>
      <PlainWay href="#foot">Menu</PlainWay>
      {Drawer && <Drawer open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

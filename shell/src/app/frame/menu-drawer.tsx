import { overlaysAt } from '@valam/mfe-kit/host';
import { NavLink, useLocation } from '@valam/mfe-kit/router';
import { useBrand } from '@valam/mfe-kit/shell';
import { Drawer, DrawerNav } from '@valam/ui/dialog/drawer';
import { Icon } from '@valam/ui/icon/icon';
import { Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import type { MouseEvent } from 'react';
import { mainPlaces } from './places';
import { SessionLinks } from './session-links';

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The links of the header on small screens. Following a link closes the drawer. */
export default function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const { email } = useBrand();
  const close = () => onOpenChange(false);
  const location = useLocation();
  // The page replaces the drawer's history entry.
  const hasEntry = overlaysAt(location) > 0;
  const follow = (to: string) => (event: MouseEvent) => {
    // With two history entries for the same page, the next Back would seem to do nothing.
    if (hasEntry && to === location.pathname + location.search) {
      event.preventDefault();
      window.scrollTo(0, 0);
    }
    close();
  };
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <Stack $gap="6">
        <DrawerNav aria-label="Mobile">
          {mainPlaces.map(({ to, label }) => (
            <NavLink key={to} to={to} replace={hasEntry} onClick={follow(to)}>
              {label}
            </NavLink>
          ))}
        </DrawerNav>
        <Stack $gap="2" onClick={close}>
          <QuietLink href="/search">
            <Icon name="search" /> Search
          </QuietLink>
          <br />
          <QuietLink href={`mailto:${email}`}>
            <Icon name="mail" /> {email}
          </QuietLink>
          <SessionLinks />
        </Stack>
      </Stack>
    </Drawer>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, type Location } from 'react-router';

/** Calls the function after each navigation, even to the same page. A hash change does not count. */
export function useAfterNavigation(then: (location: Location) => void): void {
  const location = useLocation();
  const shown = useRef(location);
  const onShown = useEffectEvent(then);
  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before !== location && !isMoveWithin(before, location)) onShown(location);
  }, [location]);
}

const isMoveWithin = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash;

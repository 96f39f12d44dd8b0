import { Suspense, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host/host-context';
import { useIsInBrowser } from '../host/page-element';
import type { LazyPage } from '../remote/lazy-page';
import { useCurrency } from '../shell/hooks';
import { lateCode, type LateCode } from './late-code';

const noBox = { display: 'contents' } as const;
/** How far from the visible part of the page the code is fetched. */
const ahead = '300px 0px';
/** A visitor who reaches for a part wants its code before the first press. */
const signsOfInterest = ['pointerover', 'touchstart', 'focusin'] as const;

interface LaterProps {
  /** Null where there is nothing to wait for. */
  readonly code: LateCode | null;
  /** Changes when the markup of the server is out of date. */
  readonly given?: string;
  /** Shown when the code cannot be had; without it the server's markup stays. */
  readonly instead?: ReactNode;
  readonly below?: 'parts';
  /** A Suspense boundary, and in it `AfterCode`. */
  readonly children: (onLive: () => void) => ReactNode;
}

/**
 * A part of the page whose code is fetched when the visitor is near; React hydrates it then. Until that is done the
 * boundary is the very same element, and nothing stands between it and its place: React gives up the markup of a boundary
 * that has heard of other props.
 */
export function Later({ code, given, instead, below, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInBrowser = useIsInBrowser();
  const [isServersMarkup] = useState(!isInBrowser);
  const [state, setState] = useState<'waiting' | 'live' | 'gone'>(code ? 'waiting' : 'live');
  const [onLive] = useState(() => () => setState('live'));
  const [asRendered] = useState(() => children(onLive));
  // Prices in markup that no one watches would stay in the currency before.
  const shown = `${useCurrency()} ${given ?? ''}`;
  const [firstShown] = useState(shown);

  const fetch = useEffectEvent(() => {
    void code?.fetch().then((isThere) => {
      if (!isThere && instead !== undefined) setState('gone');
    });
  });

  useEffect(() => {
    if (!code || !place.current) return;
    // Come back to: there is no markup that could stand for it.
    if (!isServersMarkup) return fetch();
    return whenNear(place.current, () => fetch());
  }, [code, isServersMarkup]);

  useEffect(() => {
    if (shown !== firstShown) fetch();
  }, [shown, firstShown]);

  return (
    <div ref={place} style={noBox} data-below={below}>
      {state === 'gone' ? instead : state === 'waiting' ? asRendered : children(onLive)}
    </div>
  );
}

function whenNear(place: HTMLElement, then: () => void): () => void {
  const reached = ({ target }: Event): void => {
    if (target instanceof Element && place.contains(target)) then();
  };
  // Before React, which lets no event into markup that it has not hydrated.
  const early = { capture: true, passive: true } as const;
  for (const sign of signsOfInterest) window.addEventListener(sign, reached, early);
  const observer = observe(place, then);
  return () => {
    for (const sign of signsOfInterest) window.removeEventListener(sign, reached, early);
    observer?.disconnect();
  };
}

/** The place itself has no box. Null where there is nothing to wait for: the server has rendered nothing here. */
function observe(place: HTMLElement, then: () => void): IntersectionObserver | null {
  const parts = [...place.children];
  if (parts.length === 0 || typeof IntersectionObserver === 'undefined') {
    then();
    return null;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      if (near.length === parts.length || near.some(({ target }) => !isFixed(target))) then();
    },
    { rootMargin: ahead },
  );
  for (const part of parts) observer.observe(part);
  return observer;
}

/**
 * What is fixed to the window is always near, and stands for a part that is not. Asked of what is near only: the browser
 * has left the others out and would have to style them for the answer.
 */
const isFixed = (part: Element): boolean => getComputedStyle(part).position === 'fixed';

interface AfterCodeProps {
  readonly code: LateCode | null;
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** Waits for the code, inside the Suspense boundary, and tells that React has taken the boundary over. */
export function AfterCode({ code, onLive, children }: AfterCodeProps) {
  if (code) use(code.arrived);
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * A part far down the page: the server renders it, its code comes when the visitor does. On a page that was not rendered
 * by the server it comes at once.
 */
export function LaterPart({ part: Part }: { part: LazyPage }) {
  const { app } = useHost();
  const isServersMarkup = !useIsInBrowser() && !app.isServer;
  const [code] = useState(() => (isServersMarkup ? lateCode(Part.preload) : null));
  return (
    <Later code={code} below="parts">
      {(onLive) => (
        <Suspense fallback={null}>
          <AfterCode code={code} onLive={onLive}>
            <Part />
          </AfterCode>
        </Suspense>
      )}
    </Later>
  );
}

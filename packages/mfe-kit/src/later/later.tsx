import { Suspense, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host/host-context';
import { useIsInBrowser } from '../host/page-element';
import type { LazyPage } from '../remote/lazy-page';
import { useCurrency } from '../shell/hooks';
import { lateCode, type LateCode } from './late-code';

/** Props of an element that is only a place: what is in it takes part in the layout around it (`Stack` of ui). */
export const noBox = { style: { display: 'contents' }, 'data-no-box': '' } as const;
/** Distance from the viewport at which the code is loaded. */
const ahead = '300px 0px';
/** Events that show the visitor is about to use a part, so that its code is loaded before the first click. */
const signsOfInterest = ['pointerover', 'touchstart', 'focusin'] as const;

interface LaterProps {
  /** Null if there is no code to load. */
  readonly code: LateCode | null;
  /** Another value when the server's markup is outdated. */
  readonly given?: unknown;
  /** Shown when the code is not available; without it the server's markup stays. */
  readonly instead?: ReactNode;
  readonly below?: 'parts';
  /** A Suspense boundary with `AfterCode` inside. */
  readonly children: (onLive: () => void) => ReactNode;
}

/**
 * A part of the page whose code is loaded when the visitor is near; React hydrates it then. Until then the boundary
 * stays the very same element with no component in between: React discards the markup of a boundary whose props have
 * changed.
 */
export function Later({ code, given, instead, below, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInBrowser = useIsInBrowser();
  const [isServersMarkup] = useState(!isInBrowser);
  const [state, setState] = useState<'waiting' | 'live' | 'gone'>(code ? 'waiting' : 'live');
  const [onLive] = useState(() => () => setState('live'));
  const [asRendered] = useState(() => children(onLive));
  // Prices in markup that is not hydrated would keep the former currency.
  const currency = useCurrency();
  const [rendered] = useState({ currency, given });

  const fetch = useEffectEvent(() => {
    void code?.fetch().then((isThere) => {
      if (!isThere && instead !== undefined) setState('gone');
    });
  });

  useEffect(() => {
    if (!code || !place.current) return;
    // Client-side navigation: there is no server markup to show.
    if (!isServersMarkup) return fetch();
    return whenNear(place.current, () => fetch());
  }, [code, isServersMarkup]);

  useEffect(() => {
    if (currency !== rendered.currency || given !== rendered.given) fetch();
  }, [currency, given, rendered]);

  return (
    <div ref={place} {...noBox} data-below={below}>
      {state === 'gone' ? instead : state === 'waiting' ? asRendered : children(onLive)}
    </div>
  );
}

function whenNear(place: HTMLElement, then: () => void): () => void {
  const reached = ({ target }: Event): void => {
    if (target instanceof Element && place.contains(target)) then();
  };
  // Before React, which stops events in markup that is not hydrated.
  const early = { capture: true, passive: true } as const;
  for (const sign of signsOfInterest) window.addEventListener(sign, reached, early);
  const observer = observe(place, then);
  return () => {
    for (const sign of signsOfInterest) window.removeEventListener(sign, reached, early);
    observer?.disconnect();
  };
}

/** The element itself has no box. Null if it has no content: the server has rendered nothing here. */
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
 * Elements fixed to the window are always near, and replace a part that is not. Checked only for near parts: the browser
 * skips rendering of the others and would have to compute their styles for the answer.
 */
const isFixed = (part: Element): boolean => getComputedStyle(part).position === 'fixed';

interface AfterCodeProps {
  readonly code: LateCode | null;
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** Suspends until the code has loaded, and reports when React has hydrated the boundary. */
export function AfterCode({ code, onLive, children }: AfterCodeProps) {
  if (code) use(code.arrived);
  useEffect(onLive, [onLive]);
  return children;
}

interface LaterPartProps {
  readonly part: LazyPage;
  /** The data that the part shows, if an action can change it. */
  readonly given?: unknown;
}

/**
 * A part far down the page: the server renders it, its code is loaded when the visitor comes near. On a page that was
 * not rendered by the server it is loaded at once. Its controls are links, `details` and buttons that submit a form: before
 * the code is there, any other does nothing.
 */
export function LaterPart({ part: Part, given }: LaterPartProps) {
  const { app } = useHost();
  const isServersMarkup = !useIsInBrowser() && !app.isServer;
  const [code] = useState(() => (isServersMarkup ? lateCode(Part.preload) : null));
  return (
    <Later code={code} given={given} below="parts">
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

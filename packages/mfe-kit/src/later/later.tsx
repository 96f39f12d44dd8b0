import { Suspense, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host/host-context';
import type { LazyPage } from '../remote/lazy-page';
import { useCurrency } from '../shell/hooks';
import { useIsLive } from '../shell/use-is-live';
import { lateCode, type LateCode } from './late-code';

/** Props of an element without a box, whose children take part in the layout around it (see `Stack` of ui). */
export const noBox = { style: { display: 'contents' }, 'data-no-box': '' } as const;
/** Distance from the viewport at which the code is loaded. */
const ahead = '300px 0px';
/** Events that precede the first click in a part; its code is loaded on the first of them. */
const signsOfInterest = ['pointerover', 'touchstart', 'focusin'] as const;

interface LaterProps {
  /** Null if there is no code to load. */
  readonly code: LateCode | null;
  /** A new value means that the server's markup is outdated. */
  readonly given?: unknown;
  /** Shown if the code cannot be loaded; by default the server's markup stays. */
  readonly instead?: ReactNode;
  readonly below?: 'parts';
  /** A Suspense boundary with `AfterCode` inside. */
  readonly children: (onLive: () => void) => ReactNode;
}

/**
 * A part of the page whose code is loaded and hydrated when it is near the viewport. Until then the Suspense boundary must be
 * the identical element, with no component in between: React discards the markup of a dehydrated boundary whose props change.
 */
export function Later({ code, given, instead, below, children }: LaterProps) {
  const place = useRef<HTMLDivElement>(null);
  const isLive = useIsLive();
  const [isServersMarkup] = useState(!isLive);
  const [state, setState] = useState<'waiting' | 'live' | 'gone'>(code ? 'waiting' : 'live');
  const [onLive] = useState(() => () => setState('live'));
  const [asRendered] = useState(() => children(onLive));
  // In markup that is not hydrated, prices would stay in the previous currency.
  const currency = useCurrency();
  const [rendered] = useState({ currency, given });

  const fetch = useEffectEvent(() => {
    void code?.fetch().then((isThere) => {
      if (!isThere && instead !== undefined) setState('gone');
    });
  });

  useEffect(() => {
    if (!code || !place.current) return;
    // After a client-side navigation there is no server markup to show.
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
  // In the capture phase at the window, because React stops the propagation of events in dehydrated markup.
  const early = { capture: true, passive: true } as const;
  for (const sign of signsOfInterest) window.addEventListener(sign, reached, early);
  const observer = observe(place, then);
  return () => {
    for (const sign of signsOfInterest) window.removeEventListener(sign, reached, early);
    observer?.disconnect();
  };
}

/** Observes the children, because the element itself has no box. Null if the server has rendered nothing in it. */
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
 * Elements with a fixed position are always near the viewport, even if the rest of their part is not. Called only for near
 * elements: the browser skips rendering of the others and would have to compute their styles.
 */
const isFixed = (part: Element): boolean => getComputedStyle(part).position === 'fixed';

interface AfterCodeProps {
  readonly code: LateCode | null;
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** Suspends until the code has loaded, and calls `onLive` after React has hydrated the boundary. */
export function AfterCode({ code, onLive, children }: AfterCodeProps) {
  if (code) use(code.arrived);
  useEffect(onLive, [onLive]);
  return children;
}

interface LaterPartProps {
  readonly part: LazyPage;
  /** The data that the part shows, if an action on the page can change it. */
  readonly given?: unknown;
}

/**
 * A part far below the fold: rendered by the server, with code that is loaded near the viewport. After a client-side navigation
 * the code is loaded immediately. Use only links, `details` and submit buttons as its controls: others do nothing until the
 * code has loaded.
 */
export function LaterPart({ part: Part, given }: LaterPartProps) {
  const { app } = useHost();
  const isServersMarkup = !useIsLive() && !app.isServer;
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

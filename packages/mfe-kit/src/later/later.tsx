import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host/host-context';
import { useIsInBrowser } from '../host/page-element';
import type { LazyPage } from '../remote/lazy-page';
import { useCurrency } from '../shell/hooks';
import { awaitVisitor } from './await-visitor';
import { createGate, type Gate } from './gate';

const noBox = { display: 'contents' } as const;

/**
 * Keeps the server's markup as it is until the gate has opened. `children` give a Suspense boundary and in it `Behind`;
 * until that is live the boundary is the very same element, and nothing stands between it and its place: React would give
 * up markup below something that has heard of another address.
 */
export function Later({
  gate,
  below,
  children,
}: {
  gate: Gate | null;
  below?: 'parts';
  children: () => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(gate === null);
  const [asRendered] = useState(children);
  const isInBrowser = useIsInBrowser();
  const [isServersMarkup] = useState(!isInBrowser);
  const currency = useCurrency();
  const [firstCurrency] = useState(currency);

  useEffect(() => {
    if (!gate || !place.current) return;
    // Come back to: there is no markup that could stand for it.
    if (!isServersMarkup) gate.open();
    gate.onLive(() => setLive(true));
    if (gate.isUselessWithout) gate.onFailure(() => setLive(true));
    return awaitVisitor(place.current, gate);
  }, [gate, isServersMarkup]);

  // Prices in markup that no one watches would stay in the currency before.
  useEffect(() => {
    if (currency !== firstCurrency) gate?.open();
  }, [gate, currency, firstCurrency]);

  return (
    <div ref={place} style={noBox} data-below={below}>
      {isLive ? children() : asRendered}
    </div>
  );
}

/** Waits for the gate, inside the Suspense boundary. */
export function Behind({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.ended);
  useEffect(() => gate?.tellLive(), [gate]);
  return children;
}

/**
 * A part far down the page: the server renders it, its code comes when the visitor does. On a page that was not rendered
 * by the server it comes at once.
 */
export function LaterPart({ part: Part }: { part: LazyPage }) {
  const { app } = useHost();
  const isServersMarkup = !useIsInBrowser() && !app.isServer;
  const [gate] = useState(() => (isServersMarkup ? createGate(Part.preload) : null));
  return (
    <Later gate={gate} below="parts">
      {() => (
        <Suspense fallback={null}>
          <Behind gate={gate}>
            <Part />
          </Behind>
        </Suspense>
      )}
    </Later>
  );
}

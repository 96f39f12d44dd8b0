import { Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { FailureBoundary } from '../host/failure-boundary';
import { useHost } from '../host/host-context';
import { Mark } from '../host/mark';
import { usePage } from '../host/page-element';
import { AfterCode, Later, noBox } from '../later/later';
import { slotId, slotOwner, type SlotKey, type SlotName, type Slots, type SlotUse } from './slot-props';

interface SlotElementProps<N extends SlotName> {
  readonly name: N;
  /** The slot's key. */
  readonly of: SlotKey<N>;
  readonly given: Slots[N]['given'];
  /** Shown while it loads in the browser. */
  readonly loading: ReactNode;
  /** Shown if the slot is not available; must work without JavaScript. */
  readonly fallback: ReactNode;
}

const ignore = (): void => undefined;

/** A part of a page that another remote renders. Errors inside do not affect the page. */
export function Slot<N extends SlotName>(props: SlotElementProps<N>) {
  const { app, slots, onRenderFailure } = useHost();
  const { name, of, given, loading, fallback } = props;
  const slotUse = { name, of } as SlotUse;
  const { status, code = null } = slots.entry(slotUse);

  const filled = (onLive: () => void) => (
    <Suspense key={slotId(slotUse)} fallback={app.isServer || status === 'stuck' ? fallback : loading}>
      <FailureBoundary fallback={fallback} onError={(error) => onRenderFailure(slotOwner(name), error)}>
        <AfterCode code={code} onLive={onLive}>
          <Filling slotUse={slotUse} given={given} fallback={fallback} />
        </AfterCode>
      </FailureBoundary>
    </Suspense>
  );
  if (!slots.isLater(slotUse)) return filled(ignore);
  return (
    <Later key={slotId(slotUse)} code={code} given={JSON.stringify(given)} instead={fallback}>
      {filled}
    </Later>
  );
}

function Filling({ slotUse, given, fallback }: { slotUse: SlotUse; given: object; fallback: ReactNode }) {
  const { slots } = useHost();
  const around = usePage()?.remote ?? '';
  const [tried, setTried] = useState<'not yet' | 'in vain' | 'ready'>('not yet');
  const place = useRef<HTMLDivElement>(null);
  const first = slots.entry(slotUse);

  // The browser retries a slot that failed on the server.
  useEffect(() => {
    if (slots.entry(slotUse).status !== 'failed') return;
    void slots.retry(slotUse).then((isReady) => {
      setTried(isReady && !isInUse(place.current) ? 'ready' : 'in vain');
    });
    // oxlint-disable-next-line react/exhaustive-deps -- one more try per page view, not per render
  }, []);

  if (first.ended) use(first.ended);
  const entry = slots.entry(slotUse);
  if (entry.status !== 'ready' || tried === 'in vain') {
    return (
      <div ref={place} {...noBox}>
        {fallback}
      </div>
    );
  }

  const Component = entry.definition.component as ComponentType<object>;
  return (
    <>
      <Mark remote={slotOwner(slotUse.name)} />
      <Component {...slotUse.of} {...given} />
      <Mark remote={around} />
    </>
  );
}

/** True if the visitor has started to use a fallback, which is then not replaced. */
function isInUse(place: HTMLElement | null): boolean {
  if (!place) return false;
  const fields = [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return (
    place.contains(document.activeElement) || fields.some(({ value, defaultValue }) => value !== defaultValue)
  );
}

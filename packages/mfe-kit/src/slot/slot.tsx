import { Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FailureBoundary } from '../host/failure-boundary';
import { useHost } from '../host/host-context';
import { Mark } from '../host/mark';
import { usePage } from '../host/page-element';
import { Behind, Later } from '../later/later';
import { slotId, slotOwner, type SlotKey, type SlotName, type Slots, type SlotUse } from './slot-props';

interface SlotElementProps<N extends SlotName> {
  readonly name: N;
  /** The ids it is about. */
  readonly of: SlotKey<N>;
  readonly given: Slots[N]['given'];
  /** While it loads in the browser. */
  readonly loading: ReactNode;
  /** When it cannot be had; must work without scripts. */
  readonly fallback: ReactNode;
}

/** A place on a page that another remote fills. Whatever happens there stays there. */
export function Slot<N extends SlotName>(props: SlotElementProps<N>) {
  const { app, slots, onRenderFailure } = useHost();
  const { name, of, loading, fallback } = props;
  const slotUse = { name, of } as SlotUse;
  const gate = slots.gate(slotUse);
  const given = JSON.stringify(props.given);
  const [firstGiven] = useState(given);
  useEffect(() => {
    if (given !== firstGiven) gate?.open();
  }, [gate, given, firstGiven]);

  const filled = () => (
    <Suspense
      key={slotId(slotUse)}
      fallback={app.isServer || slots.entry(slotUse).status === 'stuck' ? fallback : loading}
    >
      <FailureBoundary fallback={fallback} onError={(error) => onRenderFailure(slotOwner(name), error)}>
        <Behind gate={gate}>
          <Filling slotUse={slotUse} given={props.given} fallback={fallback} />
        </Behind>
      </FailureBoundary>
    </Suspense>
  );
  if (!slots.isLater(slotUse)) return filled();
  return (
    <Later key={slotId(slotUse)} gate={gate}>
      {filled}
    </Later>
  );
}

function Filling({ slotUse, given, fallback }: { slotUse: SlotUse; given: object; fallback: ReactNode }) {
  const { slots } = useHost();
  const around = usePage()?.remote ?? '';
  const [, setTries] = useState(0);
  const first = slots.entry(slotUse);

  // What the server could not have, the browser tries once more.
  useEffect(() => {
    if (slots.entry(slotUse).status !== 'failed') return;
    void slots.start(slotUse).ended?.then(() => setTries((count) => count + 1));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one more try per page view, not per render
  }, []);

  if (first.ended) use(first.ended);
  const entry = slots.entry(slotUse);
  if (entry.status !== 'ready') return fallback;

  const Component = entry.definition.component as ComponentType<object>;
  return (
    <>
      <Mark remote={slotOwner(slotUse.name)} />
      <Component {...slotUse.of} {...given} />
      <Mark remote={around} />
    </>
  );
}

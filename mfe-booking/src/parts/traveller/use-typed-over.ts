import { useState } from 'react';

interface TypedOver<Saved> {
  readonly shown: Saved;
  readonly seen: Saved;
  /** Set after this form was saved: the next value that is read is the saved one. */
  readonly isSaved?: boolean;
}

interface FormOver<Saved> {
  /** The initial values of the fields. */
  readonly shown: Saved;
  /** The last saved value that the visitor has seen. It is sent too, so that a later change made elsewhere is not overwritten. */
  readonly seen: Saved;
  readonly onInput: () => void;
  readonly onSaved: (isAsSent: boolean) => void;
}

/**
 * The saved value on which a form is based. Typed text is replaced neither by a change made elsewhere nor by the response to a save,
 * if the visitor has typed more before it arrived.
 */
export function useTypedOver<Saved>(saved: Saved): FormOver<Saved> {
  const [over, setOver] = useState<TypedOver<Saved> | null>(null);
  if (over?.isSaved) setOver({ shown: over.shown, seen: saved });
  return {
    shown: over ? over.shown : saved,
    seen: over ? over.seen : saved,
    onInput: () => setOver((before) => before ?? { shown: saved, seen: saved }),
    onSaved: (isAsSent) => setOver((before) => (isAsSent ? null : before && { ...before, isSaved: true })),
  };
}

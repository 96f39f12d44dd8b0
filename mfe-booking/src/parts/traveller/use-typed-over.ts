import { useState } from 'react';

interface TypedOver<Saved> {
  readonly shown: Saved;
  readonly seen: Saved;
  /** Just saved from this form: what is read next is what was saved. */
  readonly isSaved?: boolean;
}

interface FormOver<Saved> {
  /** What the fields begin with. */
  readonly shown: Saved;
  /** The last saved value that the visitor knows of: what is saved elsewhere later is not overwritten. */
  readonly seen: Saved;
  readonly onInput: () => void;
  readonly onSaved: (isAsSent: boolean) => void;
}

/**
 * The saved value that a form is filled in over. What is saved elsewhere meanwhile does not replace what is being typed, nor does
 * what was saved from the form when more was typed before the answer came.
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

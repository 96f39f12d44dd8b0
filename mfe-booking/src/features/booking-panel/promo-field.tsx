import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { useFocusMoved } from './use-focus-moved';
import type { Promo } from './use-promo';

export interface PromoFieldProps extends Omit<Promo, 'isUnanswered'> {
  /** The last typed code, or the one from the link. */
  readonly code: string | null;
  /** Applies a code; null removes it. */
  readonly onCode: (code: string | null) => void;
  /** Set on submission if a code was typed but not applied. */
  readonly error?: string | undefined;
}

/** The input for a promo code, or the applied code with a button to remove it. */
export function PromoField({ code, promo, problem, isAsking, askAgain, onCode, error }: PromoFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(code ?? '');
  const [isMissing, setMissing] = useState(false);
  const { ref, onPress } = useFocusMoved();
  if (promo) {
    return (
      <Stack $gap="2">
        <Small role="status">
          Code {promo.code} is applied: {promo.label}.
        </Small>
        <Button
          ref={ref}
          small
          variant="quiet"
          onClick={() => {
            onPress();
            onCode(null);
          }}
        >
          Remove the code
        </Button>
      </Stack>
    );
  }
  if (!isOpen && !problem && !isAsking) {
    return (
      <Button
        ref={ref}
        small
        variant="quiet"
        onClick={() => {
          onPress();
          setOpen(true);
        }}
      >
        Have a promo code?
      </Button>
    );
  }
  const apply = () => {
    const wanted = typed.trim();
    onPress();
    setMissing(!wanted);
    if (wanted === code) askAgain();
    else if (wanted) onCode(wanted);
  };
  return (
    <Stack $gap="2">
      <TextField
        ref={ref}
        label="Promo code"
        name="promoCode"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={isMissing ? 'Please enter the code.' : (typed && problem) || error}
        announcesError
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter applies the code instead of submitting the booking form around it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button small variant="secondary" busy={isAsking} busyLabel="Checking…" onClick={apply}>
        Apply
      </Button>
    </Stack>
  );
}

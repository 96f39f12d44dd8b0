import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import type { Promo } from './use-promo';

export interface PromoFieldProps extends Promo {
  /** What was typed last, or came with the link. */
  readonly code: string | null;
  /** A code to apply, or none. */
  readonly onCode: (code: string | null) => void;
}

/** Where a promo code is typed, told apart from one that is applied. */
export function PromoField({ code, promo, problem, isAsking, onCode }: PromoFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(code ?? '');
  if (promo) {
    return (
      <Stack $gap="2">
        <Small role="status">
          Code {promo.code} is applied: {promo.label}.
        </Small>
        <Button small variant="quiet" onClick={() => onCode(null)}>
          Remove the code
        </Button>
      </Stack>
    );
  }
  if (!isOpen && !problem && !isAsking) {
    return (
      <Button small variant="quiet" onClick={() => setOpen(true)}>
        Have a promo code?
      </Button>
    );
  }
  const apply = () => {
    const wanted = typed.trim();
    if (wanted) onCode(wanted);
  };
  return (
    <Stack $gap="2">
      <TextField
        label="Promo code"
        name="promoCode"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={problem ?? undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The form around it is the booking: Enter here means the code.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button small variant="quiet" busy={isAsking} busyLabel="Checking…" onClick={apply}>
        Apply
      </Button>
    </Stack>
  );
}

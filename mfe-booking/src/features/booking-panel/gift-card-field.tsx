import { formatMoney } from '@valam/contracts/shared/money';
import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { useFocusMoved } from './use-focus-moved';
import type { GiftCardEntry } from './use-gift-cards';

interface GiftCardFieldProps extends GiftCardEntry {
  /** Set on submission if a code was typed but not used. */
  readonly error: string | undefined;
}

/** Enters gift cards, one after another. */
export function GiftCardField(props: GiftCardFieldProps) {
  const { cards, problem, refused, isAsking, add, remove, error } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { ref, onPress, takeFocus } = useFocusMoved();
  const open = () => {
    onPress();
    setOpen(true);
  };
  const apply = async () => {
    if (await add(typed)) {
      onPress();
      setTyped('');
      setOpen(false);
    }
  };
  return (
    <Stack $gap="2">
      {cards.map(({ code, codeEnd, balance }) => (
        <Cluster key={code} $gap="2">
          <Small role="status">
            Gift card ending in {codeEnd}: {formatMoney(balance)} left.
          </Small>
          <Button
            small
            variant="quiet"
            onClick={() => {
              takeFocus();
              remove(code);
            }}
            aria-label={`Remove the card ${codeEnd}`}
          >
            Remove
          </Button>
        </Cluster>
      ))}
      {isOpen ? (
        <>
          <TextField
            ref={ref}
            label="Gift card"
            name="giftCard"
            optional
            hint="16 letters and digits"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            error={((typed || refused === '') && problem) || error}
            announcesError
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter applies the card instead of submitting the booking form around it.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void apply();
            }}
          />
          <Button
            small
            variant="secondary"
            busy={isAsking}
            busyLabel="Checking…"
            onClick={() => void apply()}
          >
            Use gift card
          </Button>
        </>
      ) : (
        <Button ref={ref} small variant="quiet" onClick={open}>
          {cards.length > 0 ? 'Use another gift card' : 'Have a gift card?'}
        </Button>
      )}
    </Stack>
  );
}

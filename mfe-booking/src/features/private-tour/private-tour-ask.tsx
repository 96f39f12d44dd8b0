import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { Stack } from '@valam/ui/layout/layout';
import type { Country } from '@valam/ui/phone-field/phone-field';
import { useRef, useState } from 'react';
import { PrivateTourFields } from './private-tour-fields';

interface PrivateTourAskProps {
  readonly tourId: string;
  readonly tourTitle: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface Typed {
  readonly values: Readonly<Record<string, string>>;
  readonly interests: readonly string[];
}

const nothingTyped: Typed = { values: {}, interests: [] };
const isText = (value: FormDataEntryValue): value is string => typeof value === 'string';

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const texts = [...data].flatMap(([name, value]) => (isText(value) ? [[name, value] as const] : []));
  return { values: Object.fromEntries(texts), interests: data.getAll('mainInterests').filter(isText) };
}

/**
 * The inquiry for a private version of a tour. The dialog keeps its input when it is closed, because the Back gesture on phones
 * easily closes it by accident.
 */
export default function PrivateTourAsk({ tourId, tourTitle, isOpen, onOpenChange }: PrivateTourAskProps) {
  const [country, setCountry] = useState<Country | null>(null);
  const [isSending, setSending] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const place = useRef<HTMLDivElement>(null);
  function close(): void {
    const form = place.current?.querySelector('form');
    if (form) setTyped(typedIn(form));
    onOpenChange(false);
  }
  return (
    <Dialog
      open={isOpen}
      // Stays open while the inquiry is in flight: closing would lose the input if it fails.
      onOpenChange={(next) => !next && !isSending && close()}
      title="Private Tour Inquiry"
    >
      <div ref={place}>
        <ActionForm
          action="booking/private-tour-from-tour"
          aria-label="Private Tour Inquiry"
          noValidate
          onBeforeSend={() => {
            setSending(true);
            return true;
          }}
          onDone={({ ok }) => {
            setSending(false);
            if (!ok) return;
            onOpenChange(false);
            setCountry(null);
            setTyped(nothingTyped);
          }}
        >
          {(progress) => (
            <Stack $gap="4">
              <input type="hidden" name="tourId" value={tourId} />
              <input type="hidden" name="tourTitle" value={tourTitle} />
              <PrivateTourFields
                progress={{ ...progress, values: { ...progress.values, ...typed.values } }}
                chosenInterests={typed.interests}
                country={country}
                onCountry={setCountry}
                isEmailOptional
              />
              <Button type="submit" full busy={progress.isSending} busyLabel="Sending...">
                Send inquiry
              </Button>
            </Stack>
          )}
        </ActionForm>
      </div>
    </Dialog>
  );
}

import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { useEffect, useRef } from 'react';

interface NewsletterButtonProps {
  readonly action: 'booking/newsletter-confirm' | 'booking/newsletter-leave' | 'booking/reminders-off';
  readonly token: string;
  readonly label: string;
  /** Submits automatically as soon as the page is visible. */
  readonly atOnce?: boolean;
}

/**
 * A form with one button, which works without JavaScript. Unsubscribing submits it automatically, because the click in the email
 * was the decision. It is still a POST by the page rather than the GET, because email scanners open every link of an email, and
 * most of them run no JavaScript.
 */
export function NewsletterButton({ action, token, label, atOnce = false }: NewsletterButtonProps) {
  const button = useRef<HTMLDivElement>(null);
  useEffect(
    () => (atOnce ? onceVisible(() => button.current?.closest('form')?.requestSubmit()) : undefined),
    [atOnce],
  );
  return (
    <ActionForm action={action}>
      {({ isSending }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <div ref={button}>
            <Button type="submit" busy={isSending} busyLabel="Sending...">
              {label}
            </Button>
          </div>
        </>
      )}
    </ActionForm>
  );
}

/** Waits until the page is visible, because an email program or a browser may prerender it. */
function onceVisible(act: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}

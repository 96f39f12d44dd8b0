import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { useEffect, useRef } from 'react';

interface NewsletterButtonProps {
  readonly action: 'booking/newsletter-confirm' | 'booking/newsletter-leave' | 'booking/reminders-off';
  readonly token: string;
  readonly label: string;
  /** Sends itself as soon as a person has the page before them. */
  readonly atOnce?: boolean;
}

/**
 * One press; without scripts as well. Leaving needs none: the click in the email was the one. It is still a POST by the
 * page and not the GET itself, because email scanners open every link of an email and most of them run no scripts.
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

/** Not in a page that an email program or a browser opens ahead of its reader. */
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

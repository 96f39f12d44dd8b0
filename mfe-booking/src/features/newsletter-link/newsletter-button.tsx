import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';

interface NewsletterButtonProps {
  readonly action: 'booking/newsletter-confirm' | 'booking/newsletter-leave';
  readonly token: string;
  readonly label: string;
}

/** One press; also without scripts. */
export function NewsletterButton({ action, token, label }: NewsletterButtonProps) {
  return (
    <ActionForm action={action}>
      {({ isSending }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" busy={isSending} busyLabel="Sending...">
            {label}
          </Button>
        </>
      )}
    </ActionForm>
  );
}

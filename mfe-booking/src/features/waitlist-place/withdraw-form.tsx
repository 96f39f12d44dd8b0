import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';

/** The button to leave the waitlist. */
export function WithdrawForm({ token, label }: { token: string; label: string }) {
  return (
    <ActionForm action="booking/withdraw">
      {({ isSending }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="quiet" busy={isSending} busyLabel="Sending...">
            {label}
          </Button>
        </>
      )}
    </ActionForm>
  );
}

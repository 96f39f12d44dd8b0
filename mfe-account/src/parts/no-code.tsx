import { ErrorState } from '@valam/ui/empty/error-state';
import { TextLink } from '@valam/ui/link/link';

/** Shown for accounts without a referral code, such as staff. */
export function NoCode() {
  return (
    <ErrorState title="Referral code not found">
      Your account has no referral code. <TextLink href="/contact-us">Contact us</TextLink> and we’ll look
      into it.
    </ErrorState>
  );
}

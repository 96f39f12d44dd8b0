import { TextLink } from '@valam/ui/link/link';
import { ErrorState } from '@valam/ui/empty/error-state';

/** 403 for staff whose role is not allowed. */
export function NotAllowed() {
  return (
    <ErrorState as="h1" title="403: not for your role" action={<TextLink href="/admin">Today</TextLink>}>
      Your role does not allow this. An owner can change it.
    </ErrorState>
  );
}

/** 403 for a user who is not staff. */
export function NotStaff() {
  return (
    <ErrorState
      as="h1"
      title="403: for staff only"
      action={<TextLink href="/dashboard/referrals">Your dashboard</TextLink>}
    >
      This is the back office. Your account does not belong to staff.
    </ErrorState>
  );
}

export function NothingHere() {
  return (
    <ErrorState as="h1" title="Page not found" action={<TextLink href="/admin">Today</TextLink>}>
      There is no such page in the back office.
    </ErrorState>
  );
}

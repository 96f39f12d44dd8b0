import { Button } from '@valam/ui/button/button';
import { useLogout } from './use-logout';

/** The way out of the partners' pages. */
export function LogoutButton() {
  const { leave, isBusy } = useLogout();
  return (
    <Button small variant="secondary" busy={isBusy} onClick={() => void leave()}>
      Logout
    </Button>
  );
}

import { LinkButton } from '@valam/ui/button/button';
import { EmptyState } from '@valam/ui/empty/empty-state';

/** Shown for a page number past the end of a list, for example after entries were removed. */
export function PageGone({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState action={<LinkButton href={firstPage}>Go to the first page</LinkButton>}>
      There are fewer results now, and this page no longer exists.
    </EmptyState>
  );
}

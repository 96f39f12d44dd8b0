import { LinkButton } from '@valam/ui/button/button';
import { EmptyState } from '@valam/ui/empty/empty-state';

/** Replaces a page behind the end of a list that has entries: it has become shorter since the visitor got the address. */
export function PageGone({ firstPage }: { firstPage: string }) {
  return (
    <EmptyState action={<LinkButton href={firstPage}>To the first page</LinkButton>}>
      The list has become shorter: this page of it is no longer there.
    </EmptyState>
  );
}

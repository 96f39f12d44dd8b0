import { Button, LinkButton } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { isPlainClick } from '@valam/ui/link/plain-click';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: 0.6rem;
  justify-items: start;
`;

const HowFar = styled.span<{ $part: number }>`
  display: block;
  width: 100%;
  max-width: 14rem;
  forced-color-adjust: none;
  height: 4px;
  background:
    linear-gradient(var(--color-accent) 0 0) 0 0 / ${({ $part }) => $part}% 100% no-repeat,
    linear-gradient(var(--color-divider) 0 0) 0 50% / 100% 2px no-repeat;
`;

export interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  /** `Load More Articles`. */
  readonly label: string;
  readonly busy?: boolean;
  readonly onMore: () => void;
  /** URL of the next page, for visitors without JavaScript. */
  readonly href?: string;
  /** Shown at the end of the list. */
  readonly finished?: string;
}

/** Loads more of a long list, with the progress so far. */
export function LoadMore({ shown, total, label, busy, onMore, href, finished }: LoadMoreProps) {
  const done = shown >= total;
  const more =
    href === undefined ? (
      <Button ref={passFocusOn} variant="secondary" busy={busy} busyLabel="Loading..." onClick={onMore}>
        {label}
      </Button>
    ) : (
      <LinkButton
        ref={passFocusOn}
        variant="secondary"
        href={href}
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (!busy) onMore();
        }}
      >
        {label}
      </LinkButton>
    );
  return (
    <Box>
      {!done && more}
      <Small $soft role="status">
        {done && finished !== undefined ? finished : `Showing ${shown} of ${total}`}
      </Small>
      {!done && <HowFar $part={Math.round((100 * shown) / total)} aria-hidden="true" />}
    </Box>
  );
}

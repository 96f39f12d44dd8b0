import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Tones of a badge; distinguished by shape as well as by color. */
export type BadgeTone = 'open' | 'few' | 'closed' | 'waiting' | 'done' | 'failed' | 'draft' | 'plain';

const tones = {
  open: css`
    background: var(--color-success-tint);
    color: var(--color-success);
  `,
  done: css`
    background: var(--color-success-tint);
    color: var(--color-success);
    &::before {
      background: currentColor;
    }
  `,
  few: css`
    background: var(--color-accent-tint);
    color: var(--color-accent-deep);
    &::before {
      background: linear-gradient(90deg, currentColor 50%, transparent 50%);
    }
  `,
  waiting: css`
    background: var(--color-highlight-tint);
    color: var(--color-highlight-deep);
  `,
  failed: css`
    background: var(--color-danger-tint);
    color: var(--color-danger);
    &::before {
      border: 0;
      border-radius: 0;
      width: 0.7em;
      height: 0.7em;
      background:
        linear-gradient(45deg, transparent 43%, currentColor 43% 57%, transparent 57%),
        linear-gradient(-45deg, transparent 43%, currentColor 43% 57%, transparent 57%);
    }
  `,
  closed: '',
  draft: css`
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-outline);
  `,
  plain: css`
    background: var(--color-info-tint);
    color: var(--color-info);
    &::before {
      display: none;
    }
  `,
} as const;

/** A longer text, which operators may enter, wraps: on one line it would be cut off on phones. */
const mostOnOneLine = 24;

const Squared = styled.span<{ $tone: BadgeTone; $isLong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  padding: 0.28rem 0.6rem 0.22rem;
  border-radius: var(--radius-control);
  background: var(--color-surface-sunken);
  color: var(--color-text);
  font: 600 var(--text-micro) / 1.2 var(--font-ui);
  white-space: ${({ $isLong }) => ($isLong ? 'normal' : 'nowrap')};
  &::before {
    content: '';
    width: 0.55em;
    height: 0.55em;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    flex: none;
    margin-top: -0.1em;
    forced-color-adjust: none;
  }
  ${({ $tone }) => tones[$tone]}
`;

/** A state in one or two words. */
export function Badge({ tone = 'closed', children }: { tone?: BadgeTone; children: ReactNode }) {
  const isLong = typeof children === 'string' && children.length > mostOnOneLine;
  return (
    <Squared $tone={tone} $isLong={isLong}>
      {children}
    </Squared>
  );
}

import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** What a badge says about a thing. The mark in front differs as well as the color. */
export type BadgeTone = 'open' | 'few' | 'closed' | 'waiting' | 'done' | 'failed' | 'draft' | 'plain';

const tones = {
  open: css`
    background: var(--color-ilai-tint);
    color: var(--color-ilai);
  `,
  done: css`
    background: var(--color-ilai-tint);
    color: var(--color-ilai);
    &::before {
      background: currentColor;
    }
  `,
  few: css`
    background: var(--color-kavi-tint);
    color: var(--color-kavi-deep);
    &::before {
      background: linear-gradient(90deg, currentColor 50%, transparent 50%);
    }
  `,
  waiting: css`
    background: var(--color-manjal-tint);
    color: var(--color-manjal-deep);
  `,
  failed: css`
    background: var(--color-kumkum-tint);
    color: var(--color-kumkum);
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
    background: var(--color-lime);
    box-shadow: inset 0 0 0 1px var(--color-edge);
  `,
  plain: css`
    background: var(--color-neelam-tint);
    color: var(--color-neelam);
    &::before {
      display: none;
    }
  `,
} as const;

const Squared = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  padding: 0.28rem 0.6rem 0.22rem;
  border-radius: var(--radius-control);
  background: var(--color-shade);
  color: var(--color-ink);
  font: 600 var(--text-micro) / 1.2 var(--font-ui);
  white-space: nowrap;
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
  return <Squared $tone={tone}>{children}</Squared>;
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const colors = {
  plain: 'var(--color-primary)',
  attention: 'var(--color-highlight)',
  success: 'var(--color-success)',
  danger: 'var(--color-danger)',
} as const;

const Box = styled.div<{ $tone: keyof typeof colors }>`
  border-left: 6px solid ${({ $tone }) => colors[$tone]};
  padding: 0.1rem 0 0.1rem var(--space-4);
  line-height: 1.45;
  display: grid;
  gap: 0.2rem;
  font-size: var(--text-small);
  & > strong {
    font-size: var(--text-body);
  }
`;

export interface NoticeProps {
  readonly tone?: keyof typeof colors;
  readonly title?: string;
  readonly children?: ReactNode;
  /** It appears while the page is open and must be announced by screen readers. */
  readonly live?: boolean;
}

/** A permanent message on the page. */
export function Notice({ tone = 'plain', title, children, live }: NoticeProps) {
  return (
    <Box $tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
    </Box>
  );
}

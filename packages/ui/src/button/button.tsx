import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { BusyRing } from './busy-ring';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onDye';

interface Look {
  readonly variant?: ButtonVariant;
  readonly small?: boolean;
  /** As wide as its container. */
  readonly full?: boolean;
}

interface StyleProps {
  readonly $variant: ButtonVariant;
  readonly $small?: boolean;
  readonly $full?: boolean;
}

const colors = {
  primary: css`
    &:hover {
      --bg: var(--color-action-hover);
    }
  `,
  secondary: css`
    --bg: transparent;
    --fg: var(--color-text);
    --bd: var(--color-text);
    &:hover {
      --bg: var(--color-text);
      --fg: var(--color-surface);
    }
  `,
  danger: css`
    --bg: var(--color-danger);
    &:hover {
      --bg: var(--color-secondary);
    }
  `,
  onDye: css`
    --bg: var(--color-surface);
    --fg: var(--color-text);
    &:hover {
      --bg: var(--color-highlight);
    }
  `,
} as const;

const boxed = css<StyleProps>`
  --bg: var(--color-action);
  --fg: var(--color-on-action);
  --bd: var(--bg);
  justify-content: center;
  gap: var(--space-3);
  min-height: ${({ $small }) => ($small ? 'var(--size-target)' : 'var(--size-field)')};
  padding: 0.55rem ${({ $small }) => ($small ? '1.1rem' : '1.5rem')} 0.5rem;
  background: var(--bg);
  color: var(--fg);
  border: var(--border-control) solid var(--bd);
  border-radius: var(--radius-control);
  font: 600 ${({ $small }) => ($small ? 'var(--text-small)' : 'var(--text-ui)')} / 1.2 var(--font-ui);
  text-align: center;
  text-decoration: none;
  ${({ $variant }) => $variant !== 'quiet' && colors[$variant]}
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    --bg: var(--color-surface-sunken);
    --fg: var(--color-text-muted);
    --bd: var(--color-surface-sunken);
    cursor: not-allowed;
    transform: none;
  }
`;

const quiet = css<StyleProps>`
  gap: var(--space-2);
  min-height: var(--size-target);
  font-weight: 600;
  font-size: ${({ $small }) => ($small ? 'var(--text-small)' : 'inherit')};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  &:hover {
    text-decoration-thickness: 2px;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    color: var(--color-text-muted);
    text-decoration: none;
    cursor: not-allowed;
  }
`;

const buttonStyle = css<StyleProps>`
  display: inline-flex;
  align-items: center;
  ${({ $full }) => $full && 'width: 100%;'}
  transition:
    background-color var(--duration-quick),
    color var(--duration-quick),
    border-color var(--duration-quick);
  ${({ $variant }) => ($variant === 'quiet' ? quiet : boxed)}
  @media print {
    display: none;
  }
`;

const StyledButton = styled.button<StyleProps & { $busy: boolean }>`
  ${buttonStyle}
  ${({ $busy }) => $busy && 'cursor: progress;'}
`;

const StyledLink = styled.a<StyleProps>`
  ${buttonStyle}
`;

/** The wider of the two labels sets the width, so that a change of label does not shift the layout. */
const Labels = styled.span`
  display: grid;
  justify-items: center;
  & > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
  }
  & > [aria-hidden='true'] {
    visibility: hidden;
  }
  /* A hidden spinner must not animate: it would repaint sixty times a second. */
  & > [aria-hidden='true'] > svg {
    animation: none;
  }
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** If true, the button does nothing and shows `busyLabel`. */
  readonly busy?: boolean;
  /** If true, the button does nothing, for example after its action is done. Unlike `disabled`, it keeps the focus. */
  readonly idle?: boolean;
  readonly busyLabel?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with an action, named by its label. `type` defaults to `button`. A busy or idle button is disabled with
 * `aria-disabled`, because the `disabled` attribute would remove the keyboard focus.
 */
export function Button({
  variant = 'primary',
  small,
  full,
  busy = false,
  idle = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      type={type}
      $variant={variant}
      $small={small}
      $full={full}
      $busy={busy}
      aria-busy={busy || undefined}
      aria-disabled={busy || idle || undefined}
      onClick={busy || idle ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busyLabel === undefined ? children : <TwoLabels busy={busy} label={children} busyLabel={busyLabel} />}
    </StyledButton>
  );
}

function TwoLabels({ busy, label, busyLabel }: { busy: boolean; label: ReactNode; busyLabel: string }) {
  return (
    <Labels>
      <span aria-hidden={busy}>{label}</span>
      <span aria-hidden={!busy}>
        <BusyRing />
        {busyLabel}
      </span>
    </Labels>
  );
}

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link to a page with the look of a button. */
export function LinkButton({ variant = 'primary', small, full, children, ...rest }: LinkButtonProps) {
  return (
    <StyledLink $variant={variant} $small={small} $full={full} {...rest}>
      {children}
    </StyledLink>
  );
}

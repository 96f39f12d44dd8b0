import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@valam/ui/icon/icon';

const Wrapper = styled.div`
  display: grid;
  gap: 0.35rem;
  align-content: start;
`;

export const FieldLabel = styled.label`
  font-weight: 600;
  font-size: var(--text-small);
  line-height: 1.3;
`;

const Optional = styled.span`
  font-weight: 400;
  color: var(--soft, var(--color-text-muted));
`;

export const Hint = styled.span`
  font-size: var(--text-small);
  color: var(--soft, var(--color-text-muted));
  line-height: 1.35;
`;

const ErrorLine = styled.span`
  display: flex;
  gap: 0.45rem;
  color: var(--color-danger);
  font-size: var(--text-small);
  font-weight: 500;
  line-height: 1.35;
`;

/** Props of every field: it cannot be created without a label. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The problem and how to solve it; the field is invalid while it is set. */
  readonly error?: string;
  /** Adds "optional" to a visible label; a field is required by default. */
  readonly optional?: boolean;
  /** The label is visually hidden: only where the context shows it. */
  readonly hiddenLabel?: boolean;
}

/** Attributes that the control must spread. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  readonly id?: string;
  readonly className?: string;
  /** A hint below the control instead of above it. */
  readonly hintBelow?: ReactNode;
  /** The error appears without a submission, which would move the focus to it, so screen readers must announce it. */
  readonly announcesError?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint, control, error: in this order, linked for accessibility. */
export function Field({ id, className, hintBelow, announcesError, children, ...words }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const described = describedBy(controlId, { ...words, hint: words.hint ?? hintBelow });
  return (
    <Wrapper className={className}>
      <FieldLabel htmlFor={controlId} style={words.hiddenLabel ? hiddenStyle : undefined}>
        {words.label}
        {words.optional && !words.hiddenLabel && <Optional> (optional)</Optional>}
      </FieldLabel>
      {words.hint !== undefined && <Hint id={`${controlId}-hint`}>{words.hint}</Hint>}
      {children({
        id: controlId,
        'aria-describedby': described,
        'aria-invalid': words.error === undefined ? undefined : true,
      })}
      {hintBelow !== undefined && <Hint id={`${controlId}-hint`}>{hintBelow}</Hint>}
      <FieldError id={`${controlId}-error`} error={words.error} isLive={announcesError} />
    </Wrapper>
  );
}

const hiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The error below a control. */
export function FieldError({
  id,
  error,
  isLive,
}: {
  id: string;
  error: string | undefined;
  isLive?: boolean;
}) {
  if (error === undefined) return null;
  return (
    <ErrorLine id={id} role={isLive ? 'alert' : undefined}>
      <Icon name="warning" />
      <span>{error}</span>
    </ErrorLine>
  );
}

/** The ids of a control's descriptions. */
export function describedBy(id: string, words: Pick<FieldWords, 'hint' | 'error'>): string | undefined {
  const ids = [words.hint !== undefined && `${id}-hint`, words.error !== undefined && `${id}-error`].filter(
    (part) => part !== false,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Legend and error of a group of choices, like those of a single field. */
export function FieldGroup({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  children,
  className,
}: FieldWords & { children: ReactNode; className?: string }) {
  const id = useId();
  return (
    <Wrapper
      as="fieldset"
      className={className}
      aria-describedby={describedBy(id, { hint, error })}
      aria-invalid={error === undefined ? undefined : true}
    >
      <FieldLabel as="legend" style={hiddenLabel ? hiddenStyle : { marginBottom: '0.4rem' }}>
        {label}
        {optional && !hiddenLabel && <Optional> (optional)</Optional>}
      </FieldLabel>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </Wrapper>
  );
}

/** Two fields side by side if there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

import { styled } from 'styled-components';
import { from } from '@valam/ui/tokens/media';
import { Kolam } from './kolam';

/** The logo: six dots and one line. Independent of the brand's name. */
export const Mark = styled(Kolam).attrs({ columns: 3, rows: 2, dotRadius: 0.24 })`
  --line: var(--mark-line, var(--color-accent));
  --dot: var(--mark-dot, var(--color-text));
  width: 42px;
  height: auto;
  ${from.md} {
    width: 50px;
  }
`;

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.8rem;
  min-height: var(--size-target);
  & > b {
    font: 500 1.875rem/1 var(--font-display);
    letter-spacing: -0.01em;
    padding-top: 0.12em;
  }
  & > [lang] {
    font-size: 0.9375rem;
    color: var(--soft, var(--color-text-muted));
    padding-top: 0.5rem;
  }
  ${from.md} {
    & > b {
      font-size: 2.125rem;
    }
  }
`;

export interface WordmarkProps {
  readonly name: string;
  /** The name in its own script. */
  readonly localName?: { readonly text: string; readonly lang: string };
}

/** The mark with the brand's name beside it. */
export function Wordmark({ name, localName }: WordmarkProps) {
  return (
    <Word>
      <Mark />
      <b>{name}</b>
      {localName && <span lang={localName.lang}>{localName.text}</span>}
    </Word>
  );
}

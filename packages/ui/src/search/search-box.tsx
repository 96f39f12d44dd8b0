import { Icon } from '@valam/ui/icon/icon';
import { controlStyle } from '@valam/ui/field/control';
import { Field } from '@valam/ui/field/field';
import { sari, type SariKind } from '@valam/ui/tokens/sari';
import { useId, useState, type KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';

const Box = styled.div`
  position: relative;
  max-width: 46rem;
`;

const Line = styled.span`
  position: relative;
  display: block;
  & > input {
    ${controlStyle}
    min-height: 4rem;
    font-size: 1.1875rem;
    padding-left: 3.4rem;
    border: 2px solid var(--color-ink);
  }
  & > svg {
    position: absolute;
    left: 1.1rem;
    top: 1.25rem;
    width: 1.5rem;
    height: 1.5rem;
    pointer-events: none;
  }
`;

const Pop = styled.ul`
  position: absolute;
  z-index: var(--layer-float);
  inset-inline: 0;
  background: var(--color-lime);
  border: 1px solid var(--color-edge);
  border-top: 0;
  box-shadow: var(--shadow-overlay);
`;

const Row = styled.li<{ $kind?: SariKind }>`
  ${({ $kind }) => $kind && sari($kind)}
  display: grid;
  grid-template-columns: 12px 1fr auto;
  gap: 0.6rem;
  align-items: center;
  min-height: var(--size-target);
  padding: 0.3rem 0.9rem;
  cursor: pointer;
  &[aria-selected='true'],
  &:hover {
    background: var(--color-mayil-tint);
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 0 var(--color-mayil);
  }
  & > small {
    font-size: var(--text-small);
    color: var(--color-ink-soft);
  }
`;

const Tick = styled.span<{ $shown: boolean }>`
  width: 12px;
  height: 18px;
  ${({ $shown }) =>
    $shown &&
    css`
      background: var(--body);
      border-bottom: 5px solid var(--border);
      outline: 1px solid var(--color-rule);
    `}
`;

const Note = styled.p`
  padding: 0.6rem 0.9rem;
  font-size: var(--text-small);
  color: var(--color-ink-soft);
`;

export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly kind: SariKind;
  /** `Tour`, `Temple`, … */
  readonly kindName: string;
}

export type SearchState = 'unasked' | 'idle' | 'loading' | 'offline';

export interface SearchBoxProps {
  readonly label: string;
  /** The name of the field and where a plain form sends it. */
  readonly name?: string;
  readonly action?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly suggestions: readonly Suggestion[];
  /** `unasked`: no one has looked for suggestions yet, so nothing is said about them. */
  readonly state?: SearchState;
  /** Goes to the results, or to the chosen suggestion. */
  readonly onGo: (href: string) => void;
  readonly resultsHref: (query: string) => string;
}

/** A search that suggests while one types. Enter goes to the marked row, or to all results. */
export function SearchBox(props: SearchBoxProps) {
  const { label, name = 'q', action, query, onQuery, suggestions, state = 'idle', onGo, resultsHref } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const trimmed = query.trim();
  const rows = trimmed === '' ? suggestions : [...suggestions, allResults(trimmed, resultsHref)];
  const shown = open && rows.length > 0;

  const go = (href: string) => {
    setOpen(false);
    onGo(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + by + rows.length) % Math.max(1, rows.length));
    } else if (event.key === 'Enter') {
      const row = shown ? rows[active] : undefined;
      event.preventDefault();
      if (row) go(row.href);
      else if (trimmed !== '') go(resultsHref(trimmed));
    }
  };

  return (
    <Box
      as="form"
      role="search"
      aria-label={label}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '') go(resultsHref(trimmed));
      }}
    >
      <Field label={label}>
        {(control) => (
          <Line>
            <input
              {...control}
              type="text"
              inputMode="search"
              name={name}
              role="combobox"
              aria-expanded={shown}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={(event) => {
                onQuery(event.target.value);
                setActive(-1);
                setOpen(true);
              }}
              onFocus={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={onKeyDown}
            />
            <Icon name="search" />
          </Line>
        )}
      </Field>
      <Pop id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={!shown}>
        {rows.map((row, i) => (
          <Row
            key={row.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            $kind={row.kind}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(row.href)}
          >
            <Tick $shown={row.kindName !== ''} aria-hidden="true" />
            {row.title}
            <small>{row.kindName}</small>
          </Row>
        ))}
      </Pop>
      <div role="status">{noteFor(state, trimmed, suggestions.length)}</div>
    </Box>
  );
}

function allResults(query: string, resultsHref: (query: string) => string): Suggestion {
  return {
    id: 'all',
    title: `Search for “${query}”`,
    href: resultsHref(query),
    kind: 'article',
    kindName: '',
  };
}

function noteFor(state: SearchState, query: string, found: number) {
  if (state === 'offline') return <Note>You are offline. Searching works again with a connection.</Note>;
  if (state === 'loading') return <Note>Searching</Note>;
  if (state === 'idle' && query !== '' && found === 0)
    return <Note>Nothing found. Try a town or a deity.</Note>;
  return null;
}

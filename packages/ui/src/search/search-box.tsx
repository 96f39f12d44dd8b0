import { Icon } from '@valam/ui/icon/icon';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { controlStyle } from '@valam/ui/field/control';
import { Field } from '@valam/ui/field/field';
import { sari, type SariKind } from '@valam/ui/tokens/sari';
import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useRef } from 'react';
import { selectedInForcedColors } from '@valam/ui/tokens/forced-colors';
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
    border: 2px solid var(--color-text);
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

const Popup = styled.ul`
  position: absolute;
  z-index: var(--layer-float);
  inset-inline: 0;
  background: var(--color-surface);
  border: 1px solid var(--color-outline);
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
  &[aria-selected='true'] {
    background: var(--color-primary-tint);
    box-shadow: inset 4px 0 0 var(--color-primary);
    ${selectedInForcedColors}
  }
  & > small {
    font-size: var(--text-small);
    color: var(--color-text-muted);
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
      outline: 1px solid var(--color-divider);
    `}
`;

const Note = styled.p`
  padding: 0.6rem 0.9rem;
  font-size: var(--text-small);
  color: var(--color-text-muted);
`;

export interface Suggestion {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly kind: SariKind;
  /** `Tour`, `Temple`, … */
  readonly kindName: string;
}

export type SearchState = 'unasked' | 'idle' | 'loading' | 'offline' | 'failed';

export interface SearchBoxProps {
  readonly label: string;
  /** The name of the field, and the URL to which a form without scripts sends it. */
  readonly name?: string;
  readonly action?: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly suggestions: readonly Suggestion[];
  /** `unasked`: no suggestions have been requested yet. */
  readonly state?: SearchState;
  /** Opens the results, or the chosen suggestion. */
  readonly onGo: (href: string) => void;
  readonly resultsHref: (query: string) => string;
}

/** A search field with suggestions. Enter opens the highlighted row, or all results. */
export function SearchBox(props: SearchBoxProps) {
  const { label, name = 'q', action, query, onQuery, suggestions, state = 'idle', onGo, resultsHref } = props;
  const trimmed = query.trim();
  const rows = trimmed === '' ? [...suggestions] : [...suggestions, allResults(trimmed, resultsHref)];
  const input = useRef<HTMLInputElement>(null);
  const { closeMenu, getInputProps, getItemProps, getMenuProps, highlightedIndex, isOpen } = useCombobox({
    items: rows,
    // A row is a link, so nothing stays selected and the typed text stays.
    selectedItem: null,
    inputValue: query,
    itemToString: (row) => row?.title ?? '',
    stateReducer: (before, { type, changes }) => {
      const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
      if (type === InputBlur) return { ...changes, selectedItem: null };
      return type === InputClick ? { ...before, isOpen: true } : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onGo(selectedItem.href),
  });
  const isShown = isOpen && rows.length > 0;

  const takeOverTypedText = useEffectEvent(() => {
    if (input.current && input.current.value !== query) onQuery(input.current.value);
  });
  useEffect(() => takeOverTypedText(), []);

  return (
    <Box
      as="form"
      role="search"
      aria-label={label}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        closeMenu();
        if (trimmed !== '') onGo(resultsHref(trimmed));
      }}
    >
      <Field label={label}>
        {(control) => (
          <Line>
            <input
              {...getInputProps({
                ...control,
                ref: input,
                'aria-labelledby': undefined,
                'aria-expanded': isShown,
                // Downshift leaves an empty reference, which HTML forbids.
                ...(highlightedIndex < 0 && { 'aria-activedescendant': undefined }),
                type: 'text',
                inputMode: 'search',
                enterKeyHint: 'search',
                name,
                // Downshift reports the text after a render, which would move the caret to the end.
                onChange: ({ currentTarget }) => onQuery(currentTarget.value),
                onKeyDown: (event) => {
                  // Without a highlighted row, Enter submits the form.
                  if (event.key === 'Enter' && highlightedIndex < 0) {
                    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                  }
                },
              })}
            />
            <Icon name="search" />
          </Line>
        )}
      </Field>
      <Popup {...getMenuProps({ 'aria-label': 'Suggestions', hidden: !isShown })}>
        {rows.map((row, index) => (
          <Row key={row.id} {...getItemProps({ item: row, index })} $kind={row.kind}>
            <Tick $shown={row.kindName !== ''} aria-hidden="true" />
            {row.title}
            <small>{row.kindName}</small>
          </Row>
        ))}
      </Popup>
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
  if (state === 'failed') return <Note>Suggestions can’t be loaded right now. Press Enter to search.</Note>;
  if (state === 'loading') return <Note>Searching</Note>;
  if (state === 'idle' && query !== '' && found === 0)
    return <Note>Nothing found. Try a town or a deity.</Note>;
  if (state === 'idle' && found > 0)
    return <VisuallyHidden>{found === 1 ? '1 suggestion' : `${found} suggestions`}</VisuallyHidden>;
  return null;
}

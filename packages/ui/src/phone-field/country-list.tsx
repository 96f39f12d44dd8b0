import { VisuallyHidden } from '@valam/ui/layout/layout';
import { OverlayRoot } from '@valam/ui/dialog/overlay-root';
import { controlStyle } from '@valam/ui/field/control';
import { useCombobox } from 'downshift';
import { Dialog as Radix } from 'radix-ui';
import { useState, type RefObject } from 'react';
import { selectedInForcedColors } from '@valam/ui/tokens/forced-colors';
import { styled } from 'styled-components';
import { matchCountries, recentFirst, rememberCountry } from './countries';
import type { Country } from './country';
import { IsoCode } from './iso-code';

/* Below its button; on phones a sheet at the bottom. */
const Popup = styled(Radix.Content)`
  position: absolute;
  z-index: var(--layer-float);
  top: 100%;
  left: 0;
  width: max(100%, min(21rem, 86vw));
  background: var(--color-surface);
  border: 1px solid var(--color-outline);
  box-shadow: var(--shadow-overlay);
  @media (max-width: 599.98px) {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    /* Tall, so that the search stays above the keyboard. */
    height: 85dvh;
    z-index: var(--layer-toast);
  }
`;

const Search = styled.div`
  padding: 0.6rem;
  & > input {
    ${controlStyle}
    min-height: var(--size-target);
  }
`;

const List = styled.ul`
  max-height: 16.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  & > li {
    display: grid;
    grid-template-columns: 2.4rem 1fr auto;
    gap: 0.6rem;
    align-items: center;
    min-height: var(--size-target);
    padding: 0.3rem 0.9rem;
    cursor: pointer;
    font-variant-numeric: tabular-nums;
  }
  & > [aria-selected='true'] {
    background: var(--color-primary-tint);
    box-shadow: inset 4px 0 0 var(--color-primary);
    ${selectedInForcedColors}
  }
  @media (max-width: 599.98px) {
    max-height: 50dvh;
  }
`;

const NoMatch = styled.p`
  padding: 0.6rem 0.9rem 1rem;
  font-size: var(--text-small);
  color: var(--color-text-muted);
`;

export interface CountryListProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly chosen: Country | null;
  readonly onChoose: (country: Country) => void;
  readonly onClose: () => void;
}

/** The searchable list of countries. Closing it returns the focus to the button that opened it. */
export default function CountryList({ opener, chosen, onChoose, onClose }: CountryListProps) {
  return (
    <OverlayRoot open onOpenChange={onClose} modal={false}>
      <Popup
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // If another field has the focus by now, leave it there.
          if (document.activeElement?.contains(opener.current)) opener.current?.focus();
        }}
        onInteractOutside={(event) => {
          // The button toggles the list itself.
          if (opener.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        <Radix.Title asChild>
          <VisuallyHidden>Country code</VisuallyHidden>
        </Radix.Title>
        <CountryCombobox
          chosen={chosen}
          onChoose={(country) => {
            rememberCountry(country);
            onChoose(country);
          }}
        />
      </Popup>
    </OverlayRoot>
  );
}

function CountryCombobox({ chosen, onChoose }: Pick<CountryListProps, 'chosen' | 'onChoose'>) {
  const [all] = useState(recentFirst);
  const [query, setQuery] = useState('');
  const found = [...matchCountries(all, query)];
  const { getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex } = useCombobox({
    items: found,
    // The popup is mounted only while open; no country stays selected in it, so that each choice is reported.
    isOpen: true,
    selectedItem: null,
    inputValue: query,
    itemToString: (country) => country?.name ?? '',
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes;
      return type === InputBlur || type === InputClick || type === MenuMouseLeave ? state : changes;
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });

  return (
    <>
      <Search>
        <VisuallyHidden as="label" {...getLabelProps()}>
          Search countries
        </VisuallyHidden>
        <input
          {...getInputProps({
            type: 'text',
            inputMode: 'search',
            enterKeyHint: 'done',
            // Downshift reports the text after a render, which would move the caret to the end.
            onChange: ({ currentTarget }) => setQuery(currentTarget.value),
          })}
        />
      </Search>
      <List {...getMenuProps({ 'aria-label': 'Countries', hidden: found.length === 0 })}>
        {found.map((country, index) => (
          <li
            key={country.code}
            {...getItemProps({
              item: country,
              index,
              'aria-selected': index === highlightedIndex,
              'aria-current': country.code === chosen?.code || undefined,
            })}
          >
            <IsoCode code={country.code} />
            {country.name}
            <span>+{country.dial}</span>
          </li>
        ))}
      </List>
      <div role="status">
        {found.length > 0 ? (
          <VisuallyHidden>{found.length === 1 ? '1 country' : `${found.length} countries`}</VisuallyHidden>
        ) : (
          <NoMatch>No country matches “{query.trim()}”</NoMatch>
        )}
      </div>
    </>
  );
}

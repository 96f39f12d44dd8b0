import { VisuallyHidden } from '@valam/ui/layout/layout';
import { controlStyle } from '@valam/ui/field/control';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { countries } from './countries';
import { matchCountries, recentFirst, type Country } from './country';
import { IsoCode } from './iso-code';
import { recentCountries } from './recent-countries';

const SearchBox = styled.div`
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
  & > [aria-selected='true'],
  & > li:hover {
    background: var(--color-mayil-tint);
  }
  & > [aria-selected='true'] {
    box-shadow: inset 4px 0 0 var(--color-mayil);
  }
  @media (max-width: 599.98px) {
    max-height: 50dvh;
  }
`;

const Nothing = styled.p`
  padding: 0.6rem 0.9rem 1rem;
  font-size: var(--text-small);
  color: var(--color-ink-soft);
`;

interface CountryListProps {
  readonly chosen: Country | null;
  readonly onChoose: (country: Country) => void;
}

/** The searchable list: whole when it is shown, so that a name typed at once and Enter find it. */
export function CountryList({ chosen, onChoose }: CountryListProps) {
  const id = useId();
  const all = useMemo(() => recentFirst(countries, recentCountries()), []);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const found = matchCountries(all, query);
  const current = found[Math.min(active, found.length - 1)];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    const to: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const next = to[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) onChoose(current);
    }
  };

  return (
    <>
      <SearchBox>
        <VisuallyHidden as="label" htmlFor={`${id}-query`}>
          Search countries
        </VisuallyHidden>
        <input
          id={`${id}-query`}
          type="text"
          inputMode="search"
          enterKeyHint="done"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${current.code}`}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </SearchBox>
      <List role="listbox" id={`${id}-list`} aria-label="Countries" ref={list} hidden={found.length === 0}>
        {found.map((country) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled where the focus is
          <li
            key={country.code}
            id={`${id}-${country.code}`}
            role="option"
            aria-selected={country === current}
            aria-current={country.code === chosen?.code || undefined}
            onClick={() => onChoose(country)}
          >
            <IsoCode code={country.code} />
            {country.name}
            <span>+{country.dial}</span>
          </li>
        ))}
      </List>
      <div role="status">{found.length === 0 && <Nothing>No country matches “{query.trim()}”</Nothing>}</div>
    </>
  );
}

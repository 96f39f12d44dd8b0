import { Button } from '@valam/ui/button/button';
import { SelectField } from '@valam/ui/field/select-field';
import { DateField, SearchField, TextField } from '@valam/ui/field/text-field';
import { below } from '@valam/ui/tokens/media';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { asText } from '../description/as-text';
import type { EntityDescription, FilterDescription } from '../description/entity-description';
import { RecordFilter } from './record-filter';
import type { ListAddress } from './use-list-address';

const Row = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: end;
  margin-bottom: var(--space-4);
  & > .door {
    display: none;
  }
  ${below.table} {
    & > .door {
      display: block;
    }
    &:not(.open) > .filter {
      display: none;
    }
  }
`;

/** The control that was used last keeps the focus when its answer has come. */
const lastUsed: { name: string | null } = { name: null };

function remember(name: string): void {
  lastUsed.name = name;
}

/** Search and filters as one row; selects act at once, words with Enter. On a phone the filters stand behind a door. */
export function Filters({ description, address }: { description: EntityDescription; address: ListAddress }) {
  const { filters = [], searchHint, name } = description;
  const form = useRef<HTMLFormElement>(null);
  const used = filters.filter(({ key }) => address.valueOf(key) !== '').length;
  const [isOpen, setOpen] = useState(used > 0);
  useEffect(() => {
    const control = lastUsed.name ? form.current?.elements.namedItem(lastUsed.name) : null;
    lastUsed.name = null;
    if (control instanceof HTMLElement) control.focus();
  }, []);
  if (!searchHint && filters.length === 0) return null;
  const change = (key: string, value: string) => {
    remember(key);
    address.change({ [key]: value || null });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    remember('q');
    address.change(
      Object.fromEntries([...typed.entries()].map(([key, value]) => [key, asText(value) || null])),
    );
  };
  return (
    <Row
      ref={form}
      onSubmit={submit}
      role="search"
      aria-label={`Find in ${description.title.toLowerCase()}`}
      className={isOpen ? 'open' : undefined}
      key={name}
    >
      {searchHint && (
        <SearchField
          label="Search"
          hint={searchHint}
          required={false}
          name="q"
          defaultValue={address.valueOf('q')}
        />
      )}
      {filters.length > 0 && (
        <div className="door">
          <Button small variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {used > 0 ? `Filters (${used})` : 'Filters'}
          </Button>
        </div>
      )}
      {filters.map((filter) => (
        <div key={filter.key} className="filter">
          <Filter
            filter={filter}
            value={address.valueOf(filter.key)}
            onChange={(value) => change(filter.key, value)}
          />
        </div>
      ))}
      <div className={searchHint ? undefined : 'filter'}>
        <Button type="submit" small variant="secondary">
          Find
        </Button>
      </div>
    </Row>
  );
}

interface FilterProps {
  readonly filter: FilterDescription;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Filter({ filter: { key, label, kind, of = 'tours', options = [] }, value, onChange }: FilterProps) {
  const words = { label, name: key, required: false, defaultValue: value };
  if (kind === 'select')
    return (
      <SelectField {...words} options={options} emptyLabel="All" onChange={(e) => onChange(e.target.value)} />
    );
  if (kind === 'day') return <DateField {...words} onChange={(e) => onChange(e.target.value)} />;
  if (kind === 'record') return <RecordFilter of={of} label={label} id={value} onChange={onChange} />;
  return <TextField {...words} />;
}

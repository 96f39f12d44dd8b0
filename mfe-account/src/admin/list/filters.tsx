import { Button } from '@valam/ui/button/button';
import { SelectField } from '@valam/ui/field/select-field';
import { DateField, SearchField, TextField } from '@valam/ui/field/text-field';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { asText } from '../description/as-text';
import type { EntityDescription } from '../description/entity-description';
import type { ListAddress } from './use-list-address';

const Row = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: end;
  margin-bottom: var(--space-4);
`;

/** The control that was used last keeps the focus when its answer has come. */
const lastUsed: { name: string | null } = { name: null };

function remember(name: string): void {
  lastUsed.name = name;
}

/** Search and filters as one row; selects act at once, words with Enter. */
export function Filters({ description, address }: { description: EntityDescription; address: ListAddress }) {
  const { filters = [], searchHint, name } = description;
  const form = useRef<HTMLFormElement>(null);
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
      {filters.map(({ key, label, kind, options = [] }) => {
        const words = { label, name: key, required: false, defaultValue: address.valueOf(key) };
        if (kind === 'select')
          return (
            <SelectField
              key={key}
              {...words}
              options={options}
              emptyLabel="All"
              onChange={(e) => change(key, e.target.value)}
            />
          );
        if (kind === 'day')
          return <DateField key={key} {...words} onChange={(e) => change(key, e.target.value)} />;
        return <TextField key={key} {...words} />;
      })}
      <div>
        <Button type="submit" small variant="secondary">
          Find
        </Button>
      </div>
    </Row>
  );
}

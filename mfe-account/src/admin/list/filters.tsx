import type { AdminEntity } from '@valam/contracts/admin/entities';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { FieldLabel } from '@valam/ui/field/field';
import { SelectField } from '@valam/ui/field/select-field';
import { DateField, SearchField, TextField } from '@valam/ui/field/text-field';
import { below } from '@valam/ui/tokens/media';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { asText } from '../description/as-text';
import type { EntityDescription, FilterDescription } from '../description/entity-description';
import type { Option } from '../description/field-description';
import { FindRecord } from '../fields/record-field';
import { RecordName } from '../record/record-name';
import type { ListAddress } from './use-list-address';

const Group = styled.div`
  display: grid;
  gap: 0.35rem;
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--size-target);
`;

interface RecordFilterProps {
  readonly of: AdminEntity;
  readonly label: string;
  readonly id: string;
  readonly onChange: (id: string) => void;
}

/** Filters a list by a related record, with a search by name. */
function RecordFilter({ of, label, id, onChange }: RecordFilterProps) {
  return (
    <Group role="group" aria-label={label}>
      <FieldLabel as="span">{label}</FieldLabel>
      {id ? (
        <Chosen>
          <RecordName of={of} id={id} />
          <Button ref={passFocusOn} variant="quiet" small onClick={() => onChange('')}>
            All
          </Button>
        </Chosen>
      ) : (
        <FindRecord
          of={of}
          label={`Find: ${label.toLowerCase()}`}
          onFound={(record) => onChange(record.id)}
        />
      )}
    </Group>
  );
}

const Row = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: end;
  margin-bottom: var(--space-4);
  & > .toggle {
    display: none;
  }
  ${below.table} {
    & > .toggle {
      display: block;
    }
    &:not(.open) > .filter {
      display: none;
    }
  }
`;

/** The control that was used last: it gets the focus back when the results have loaded. */
const lastUsed: { name: string | null } = { name: null };

function remember(name: string | null): void {
  lastUsed.name = name;
}

/**
 * Search and filters in one row. A select applies on change, a date on blur, text on Enter. On a phone a button opens the
 * filters.
 */
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
  /* Whatever is typed is applied with any change: the results replace the form. */
  const apply = (focused: string | null, changes: Record<string, string | null> = {}) => {
    remember(focused);
    address.change({ ...typedIn(form.current, filters), ...changes });
  };
  const change = (key: string, value: string, focused: string | null = key) =>
    apply(focused, { [key]: value || null });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply('q');
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
        <div className="toggle">
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
            onChange={(value, focused) => change(filter.key, value, focused)}
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

/** The values of a form, as they are stored; null for an empty one. */
function typedIn(
  form: HTMLFormElement | null,
  filters: readonly FilterDescription[],
): Record<string, string | null> {
  if (!form) return {};
  const stored = (name: string, typed: string): string => {
    const filter = filters.find(({ key }) => key === name);
    return filter?.storedAs ? filter.storedAs(typed) : typed;
  };
  return Object.fromEntries(
    [...new FormData(form).entries()].map(([key, value]) => [key, stored(key, asText(value).trim()) || null]),
  );
}

interface FilterProps {
  readonly filter: FilterDescription;
  readonly value: string;
  /** `focused` is the name of the control that has received the focus, if it is not this one. */
  readonly onChange: (value: string, focused?: string | null) => void;
}

function Filter({ filter: { key, label, kind, of = 'tours', options = [] }, value, onChange }: FilterProps) {
  const words = { label, name: key, required: false, defaultValue: value };
  if (kind === 'select')
    return (
      <SelectField
        {...words}
        options={withChosen(options, value)}
        emptyLabel="All"
        onChange={(e) => onChange(e.target.value)}
      />
    );
  /* A date applies on blur: it is valid from its first typed digit on, and each change of a filter loads another page. */
  if (kind === 'day')
    return (
      <DateField
        {...words}
        onBlur={({ target, relatedTarget }) => {
          if (target.value !== value) onChange(target.value, relatedTarget?.getAttribute('name') ?? null);
        }}
      />
    );
  if (kind === 'record') return <RecordFilter of={of} label={label} id={value} onChange={onChange} />;
  return <TextField {...words} />;
}

/** A link can filter by several values at once, which need an option of their own. */
function withChosen(options: readonly Option[], value: string): readonly Option[] {
  if (value === '' || options.some((option) => option.value === value)) return options;
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return [...options, { value, label: value.split(',').map(labelOf).join(', ') }];
}

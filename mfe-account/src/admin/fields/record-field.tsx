import type { AdminEntity } from '@valam/contracts/admin/entities';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Button } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { SearchField } from '@valam/ui/field/text-field';
import { FieldError } from '@valam/ui/field/field';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRecords } from '../api/use-records';
import type { FieldOf, RecordFilters } from '../description/field-description';
import { describe } from '../entities/all';
import { RecordName } from '../record/record-name';
import { errorWithin, type FieldProps } from './field-props';
import { FieldBox, RowTools } from './nested-fields';
import { moved } from './use-rows';

const Found = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  max-height: 15rem;
  overflow-y: auto;
  & button {
    width: 100%;
    text-align: left;
    min-height: var(--size-target);
    border-bottom: 1px solid var(--color-divider);
  }
  & button:hover {
    background: var(--color-surface-sunken);
  }
`;

/** A reference to another record, with a search by name. */
export function RecordField({ field, value, onChange, errors, path }: FieldProps<FieldOf<'record'>>) {
  const id = typeof value === 'string' ? value : '';
  return (
    <FieldBox>
      <legend>
        {field.label}
        {field.required ? '' : ' (optional)'}
      </legend>
      {field.hint && <small>{field.hint}</small>}
      {id ? (
        <RowTools>
          <strong>
            <RecordName of={field.of} id={id} />
          </strong>
          <Button ref={passFocusOn} variant="quiet" small onClick={() => onChange(null)}>
            Choose another
          </Button>
        </RowTools>
      ) : (
        <FindRecord
          of={field.of}
          label={`Find: ${field.label.toLowerCase()}`}
          error={errors[path]}
          onlyIn={field.onlyIn}
          onFound={(record) => onChange(record.id)}
        />
      )}
      {id && <FieldError id={`${path}-error`} error={errors[path]} />}
    </FieldBox>
  );
}

export function FindRecord({
  of,
  label,
  error,
  onlyIn,
  onFound,
}: {
  of: AdminEntity;
  label: string;
  /** Belongs to the search, so that the focus moves to it after a failed save. */
  error?: string | undefined;
  onlyIn?: RecordFilters | undefined;
  onFound: (record: AdminRecord) => void;
}) {
  const [words, setWords] = useState('');
  const isShort = words.trim().length < 2;
  const { items, isLoading, failure } = useRecords(
    of,
    { ...onlyIn?.(), q: words, perPage: 20, page: 1 },
    { skip: isShort },
  );
  const description = describe(of);
  const shown = isShort || failure ? [] : items;
  return (
    <div>
      <SearchField
        label={label}
        optional
        hiddenLabel
        placeholder={label}
        {...(error !== undefined && { error })}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          // Enter would submit the surrounding form before a record is selected.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Found aria-label="Found">
        {shown.map((record) => (
          <li key={record.id}>
            <button type="button" onClick={() => onFound(record)}>
              {description?.titleOf(record) ?? record.id}
            </button>
          </li>
        ))}
      </Found>
      {!isShort && !isLoading && shown.length === 0 && (
        <small role="status">{failure ? failure.problem.message : 'Nothing found.'}</small>
      )}
    </div>
  );
}

/** An ordered list of references to other records. */
export function RecordsField({ field, value, onChange, errors, path }: FieldProps<FieldOf<'records'>>) {
  const ids = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  return (
    <FieldBox>
      <legend>{field.label}</legend>
      {ids.map((id, index) => (
        <RowTools key={id} role="group" aria-label={`Number ${index + 1}`}>
          <strong>
            <RecordName of={field.of} id={id} />
          </strong>
          <Button variant="quiet" small idle={index === 0} onClick={() => onChange(moved(ids, index, -1))}>
            Up
          </Button>
          <Button
            ref={passFocusOn}
            variant="quiet"
            small
            onClick={() => onChange(ids.filter((one) => one !== id))}
          >
            Remove
          </Button>
        </RowTools>
      ))}
      <FindRecord
        of={field.of}
        label={`Add: ${field.label.toLowerCase()}`}
        error={errorWithin(errors, path)}
        onlyIn={field.onlyIn}
        onFound={(record) => onChange([...new Set([...ids, record.id])])}
      />
    </FieldBox>
  );
}

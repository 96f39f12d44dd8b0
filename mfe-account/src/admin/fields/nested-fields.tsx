import { Button } from '@valam/ui/button/button';
import { FieldError } from '@valam/ui/field/field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Icon } from '@valam/ui/icon/icon';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { asText } from '../description/as-text';
import type { FieldOf } from '../description/field-description';
import { numberAt } from '../description/values';
import type { FieldProps } from './field-props';
import { useRows } from './use-rows';

type Row = Readonly<Record<string, unknown>>;
type Nested<K extends 'rows' | 'group'> = FieldProps<FieldOf<K>> & {
  readonly control: ComponentType<FieldProps>;
};

export const FieldBox = styled.fieldset`
  border: 0;
  border-left: 3px solid var(--color-divider);
  padding: 0 0 0 var(--space-4);
  display: grid;
  gap: var(--space-4);
  & > legend {
    font-weight: 600;
    font-size: var(--text-small);
    padding-bottom: var(--space-2);
  }
`;

export const RowTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  & > strong {
    margin-right: auto;
  }
`;

/** Attributes of a group of controls with an error of its own. */
export const wrongIn = (error: string | undefined, path: string) =>
  error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${path}-error` } as const);

const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

/** A list of objects, such as days, rooms or stops. */
export function RowsField({ field, value, onChange, errors, path, control: Control }: Nested<'rows'>) {
  const list = rowsIn(value);
  const { rows, put, move, remove, add } = useRows(list, onChange, (after) =>
    hasDays(field) ? daysInPlace(list, after) : after,
  );
  return (
    <FieldBox>
      <legend>{field.label}</legend>
      {rows.map(({ row, key }, index) => (
        <details
          key={key}
          open={rows.length < 3 || Object.keys(errors).some((one) => one.startsWith(`${path}.${index}`))}
        >
          <summary>{nameOf(row, field.noun, index)}</summary>
          <FieldBox as="div">
            {field.fields.map((one) => (
              <Control
                key={one.key}
                field={one}
                value={row[one.key]}
                onChange={(next) => put(index, { ...row, [one.key]: next })}
                errors={errors}
                path={`${path}.${index}.${one.key}`}
              />
            ))}
            <RowTools>
              <Button variant="quiet" small idle={index === 0} onClick={() => move(index, -1)}>
                <Icon name="arrow-up" /> Up
              </Button>
              <Button variant="quiet" small idle={index === rows.length - 1} onClick={() => move(index, 1)}>
                <Icon name="arrow-down" /> Down
              </Button>
              <Button ref={passFocusOn} variant="quiet" small onClick={() => remove(index)}>
                <Icon name="trash" /> Remove this {field.noun}
              </Button>
            </RowTools>
          </FieldBox>
        </details>
      ))}
      {errors[path] && <p role="alert">{errors[path]}</p>}
      <div>
        <Button variant="secondary" small onClick={() => add(emptyRow(field, list))}>
          Add a {field.noun}
        </Button>
      </div>
    </FieldBox>
  );
}

/** Fields that together form one value. */
export function GroupField({ field, value, onChange, errors, path, control: Control }: Nested<'group'>) {
  const group: Row = typeof value === 'object' && value !== null ? (value as Row) : {};
  const complete = (key: string, next: unknown): Row =>
    Object.fromEntries(
      field.fields.map((one) => [
        one.key,
        one.key === key ? next : (group[one.key] ?? (one.required ? '' : null)),
      ]),
    );
  return (
    <FieldBox {...wrongIn(errors[path], path)}>
      <legend>{field.label}</legend>
      {field.fields.map((one) => (
        <Control
          key={one.key}
          field={one}
          value={group[one.key]}
          onChange={(next) => onChange(complete(one.key, next))}
          errors={errors}
          path={`${path}.${one.key}`}
        />
      ))}
      <FieldError id={`${path}-error`} error={errors[path]} />
    </FieldBox>
  );
}

/** Rows that are stored by the number of their day. */
const hasDays = ({ fields }: FieldOf<'rows'>): boolean =>
  fields.some(({ key, kind }) => key === 'day' && kind === 'number');

/** The numbers stay where they are: a day that kept its number would be at its old place after a save. */
const daysInPlace = (before: readonly Row[], after: readonly Row[]): Row[] =>
  after.map((row, index) => ({ ...row, day: before[index]?.['day'] ?? null }));

const nextDay = (rows: readonly Row[]): number => Math.max(0, ...rows.map((row) => numberAt(row, 'day'))) + 1;

function nameOf(row: Row, noun: string, index: number): string {
  const named = row['title'] ?? row['name'] ?? row['from'] ?? '';
  const number = numberAt(row, 'day') || index + 1;
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${number}${named ? `: ${asText(named)}` : ''}`;
}

/** Has all keys, so that empty fields are sent as empty. */
function emptyRow(field: FieldOf<'rows'>, rows: readonly Row[]): Row {
  const empty = Object.fromEntries(
    field.fields.map(({ key, kind }) => [key, kind === 'flag' ? false : null]),
  );
  return hasDays(field) ? { ...empty, day: nextDay(rows) } : empty;
}

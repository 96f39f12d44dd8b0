import type { AdminEntity } from '@valam/contracts/admin/entities';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface FieldWords {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** The default value in a new record. */
  readonly initial?: unknown;
  /** Starts a new section of a long form with this title. */
  readonly section?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Filters of the search for a record, such as those that leave out past departures. */
export type RecordFilters = () => Readonly<Record<string, string>>;

type FieldKind =
  | {
      readonly kind: 'text' | 'textarea' | 'number' | 'day' | 'flag' | 'words' | 'json' | 'address';
    }
  | { readonly kind: 'moment' }
  /**
   * An amount in minor units. `currency` fixes its currency, or `currencyIn`, the field of the form that has it; otherwise the
   * user selects one.
   */
  | { readonly kind: 'money'; readonly currency?: string; readonly currencyIn?: string }
  | { readonly kind: 'select'; readonly options: readonly Option[] }
  | { readonly kind: 'choices'; readonly options: readonly Option[] }
  /** One of the rows in a field of the record that another field of the form refers to. */
  | {
      readonly kind: 'choiceOf';
      readonly of: AdminEntity;
      /** The field that refers to the record. */
      readonly by: string;
      /** The field of the record with the rows, which have an `id`. */
      readonly rows: string;
      readonly labelOf: (row: Values, form: Values) => string;
    }
  /** Stored as a key, or with `isWhole` as the whole picture with its dimensions. */
  | { readonly kind: 'picture' | 'pictures'; readonly isWhole?: boolean }
  | { readonly kind: 'record'; readonly of: AdminEntity; readonly onlyIn?: RecordFilters }
  | { readonly kind: 'records'; readonly of: AdminEntity; readonly onlyIn?: RecordFilters }
  | { readonly kind: 'rows'; readonly noun: string; readonly fields: readonly FieldDescription[] }
  | { readonly kind: 'group'; readonly fields: readonly FieldDescription[] }
  | { readonly kind: 'focus' }
  | { readonly kind: 'blocks' };

export type FieldDescription = FieldWords & FieldKind;
export type FieldOf<K extends FieldDescription['kind']> = Extract<FieldDescription, { kind: K }>;

/** Identifiers with a special spelling on the screen. */
const spelledOtherwise: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  traveller: 'Traveler',
  canceled: 'Cancelled',
};

/** `deposit_paid` → `Deposit paid`. */
export const inWords = (name: string): string => {
  const known = spelledOtherwise[name];
  if (known) return known;
  const spaced = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export const optionsOf = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: inWords(value) }));

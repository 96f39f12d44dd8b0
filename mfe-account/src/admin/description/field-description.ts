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
  /** It begins a piece of a long form. */
  readonly section?: string;
}

type FieldKind =
  | {
      readonly kind: 'text' | 'textarea' | 'number' | 'day' | 'flag' | 'words' | 'json' | 'address';
    }
  | { readonly kind: 'moment' }
  /** `minor`: a money value; its currency is fixed by `currencyOf` or chosen. */
  | { readonly kind: 'money'; readonly currency?: string }
  | { readonly kind: 'select'; readonly options: readonly Option[] }
  | { readonly kind: 'choices'; readonly options: readonly Option[] }
  /** Kept by its key; `isWhole` keeps the picture with its measures. */
  | { readonly kind: 'picture' | 'pictures'; readonly isWhole?: boolean }
  | { readonly kind: 'record'; readonly of: AdminEntity }
  | { readonly kind: 'records'; readonly of: AdminEntity }
  | { readonly kind: 'rows'; readonly noun: string; readonly fields: readonly FieldDescription[] }
  | { readonly kind: 'group'; readonly fields: readonly FieldDescription[] }
  | { readonly kind: 'focus' }
  | { readonly kind: 'blocks' };

/** One field of a form, and what it is. */
export type FieldDescription = FieldWords & FieldKind;
export type FieldOf<K extends FieldDescription['kind']> = Extract<FieldDescription, { kind: K }>;

/** `deposit_paid` → `Deposit paid`. */
export const inWords = (name: string): string => {
  if (name === 'paypal') return 'PayPal';
  const spaced = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export const optionsOf = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: inWords(value) }));

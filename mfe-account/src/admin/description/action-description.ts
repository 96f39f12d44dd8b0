import type { Role } from '@valam/contracts/identity/auth.schema';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { FieldDescription } from './field-description';
import type { PartDescription } from './shown';

type Values = Readonly<Record<string, unknown>>;

/** What is done with the answer of an action besides saying that it was done. */
type Outcome =
  | { readonly kind: 'open'; readonly href: string }
  | { readonly kind: 'address'; readonly label: string; readonly href: string }
  /** `pages`: how many answers the whole file is made of; they are asked for by `page`. */
  | { readonly kind: 'file'; readonly name: string; readonly text: string; readonly pages?: number };

/** Asked first; its answer is shown, and only then may it be done. */
export interface PreviewDescription {
  readonly action: string;
  readonly lines: (answer: Values) => readonly string[];
  readonly part?: Omit<PartDescription, 'rows'> & { readonly rows: (answer: Values) => readonly Values[] };
}

/** Something that can be done to a record. */
export interface ActionDescription {
  readonly name: string;
  readonly label: string;
  readonly roles: readonly Role[];
  /** Left out: always. The service decides again. */
  readonly when?: (record: AdminRecord) => boolean;
  readonly tone?: 'primary' | 'danger';
  /** What happens, in a sentence, before it does. Without it, without fields and reason it is done at once. */
  readonly confirm?: string | ((record: AdminRecord) => string);
  readonly needsReason?: boolean;
  readonly mayHaveReason?: boolean;
  readonly fields?: readonly FieldDescription[] | ((record: AdminRecord) => readonly FieldDescription[]);
  readonly initial?: (record: AdminRecord) => Values;
  readonly preview?: PreviewDescription;
  readonly outcome?: (answer: Values) => Outcome | null;
  /** How the answer is shown in the dialog, by the name of its view. */
  readonly view?: 'roster' | 'details';
  readonly done: string;
  /** Afterwards there is no such record: its list follows. */
  readonly isLast?: boolean;
}

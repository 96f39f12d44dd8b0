import type { Role } from '@valam/contracts/identity/auth.schema';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { FieldDescription } from './field-description';
import type { PartDescription } from './shown';

type Values = Readonly<Record<string, unknown>>;

/** The use of an action's response besides the success message. */
type Outcome =
  | { readonly kind: 'open'; readonly href: string }
  | { readonly kind: 'address'; readonly label: string; readonly href: string }
  /** `pages`: the number of responses that make up the file; each is requested by `page`. */
  | { readonly kind: 'file'; readonly name: string; readonly text: string; readonly pages?: number };

/** A call made before the action; the action is enabled only after its result is shown. */
export interface PreviewDescription {
  readonly action: string;
  readonly lines: (answer: Values) => readonly string[];
  readonly part?: Omit<PartDescription, 'rows'> & { readonly rows: (answer: Values) => readonly Values[] };
}

/** An action on a record. */
export interface ActionDescription {
  readonly name: string;
  readonly label: string;
  readonly roles: readonly Role[];
  /** Omitted: always available. The service decides again. */
  readonly when?: (record: AdminRecord) => boolean;
  readonly tone?: 'primary' | 'danger';
  /** A sentence to confirm. An action without it, without fields and without a reason runs at once. */
  readonly confirm?: string | ((record: AdminRecord) => string);
  readonly needsReason?: boolean;
  readonly mayHaveReason?: boolean;
  readonly fields?: readonly FieldDescription[] | ((record: AdminRecord) => readonly FieldDescription[]);
  readonly initial?: (record: AdminRecord) => Values;
  readonly preview?: PreviewDescription;
  readonly outcome?: (answer: Values) => Outcome | null;
  /** The name of the view that shows the response in the dialog. */
  readonly view?: 'roster' | 'details';
  readonly done: string;
  /** The action removes the record: its list is shown afterwards. */
  readonly isLast?: boolean;
}

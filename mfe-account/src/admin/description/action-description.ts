import type { Role } from '@valam/contracts/identity/auth.schema';
import type { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import type { Roster } from '@valam/contracts/leads/roster.schema';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { AdminActionOutput } from '@valam/contracts/shared/admin-entity';
import type { FieldDescription } from './field-description';
import type { PartDescription } from './shown';

type Values = Readonly<Record<string, unknown>>;

/** The travelers' details of a booking, as they are opened. */
export type BookingDetails = AdminActionOutput<typeof bookingsAdmin, 'open-details'>;

/** The use of an action's response besides the success message. */
export type Outcome =
  | { readonly kind: 'open'; readonly href: string }
  | { readonly kind: 'address'; readonly label: string; readonly href: string }
  /**
   * `pages`: the number of responses that make up the file; each is requested by `page`. Or `next`: the following one is
   * requested by it as `after`, until it is null.
   */
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly text: string;
      readonly pages?: number;
      readonly next?: string | null | undefined;
    }
  /** Shown in the dialog. */
  | { readonly kind: 'roster'; readonly roster: Roster }
  | { readonly kind: 'details'; readonly details: BookingDetails };

/** A call made before the action; the action is enabled only after its result is shown. */
export interface PreviewDescription {
  readonly action: string;
  /** `This will happen`, unless it says otherwise. */
  readonly title?: string;
  readonly lines: (answer: Values) => readonly string[];
  /** What the action is sent with from the preview: the service refuses it once that is no longer so. */
  readonly agreed?: (answer: Values) => Values;
  /** A table of rows in the answer, by the name of their field. */
  readonly part?: PartDescription & { readonly rows: string };
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
  readonly done: string;
  /** The action removes the record: its list is shown afterwards. */
  readonly isLast?: boolean;
  /** The action is for what is on the screen: after a change by someone else it is refused. */
  readonly isOfVersion?: boolean;
}

/** The version that the action is for, if it is for no other. */
export const versionFor = (
  { isOfVersion = false }: ActionDescription,
  record: AdminRecord | undefined,
): number | undefined => (isOfVersion ? record?.version : undefined);

/** What may depend on the record is empty without one. */
export const fieldsOf = ({ fields = [] }: ActionDescription, record?: AdminRecord) =>
  typeof fields === 'function' ? (record ? fields(record) : []) : fields;

export const confirmationOf = ({ confirm }: ActionDescription, record?: AdminRecord) =>
  typeof confirm === 'function' ? record && confirm(record) : confirm;

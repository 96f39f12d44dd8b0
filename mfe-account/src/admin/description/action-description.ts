import type { Role } from '@valam/contracts/identity/auth.schema';
import type { bookingsAdmin } from '@valam/contracts/leads/bookings.admin';
import type { Roster } from '@valam/contracts/leads/roster.schema';
import type { AdminRecord } from '@valam/contracts/shared/admin';
import type { AdminActionOutput } from '@valam/contracts/shared/admin-entity';
import type { FieldDescription } from './field-description';
import type { PartDescription } from './shown';

type Values = Readonly<Record<string, unknown>>;

/** The travelers' details of a booking, as the `open-details` action returns them. */
export type BookingDetails = AdminActionOutput<typeof bookingsAdmin, 'open-details'>;

/** What is done with an action's response, besides showing a success message. */
export type Outcome =
  | { readonly kind: 'open'; readonly href: string }
  | { readonly kind: 'address'; readonly label: string; readonly href: string }
  /**
   * Paginated either by number (`pages` is the number of responses, requested with `page`) or by cursor (`next` is sent as
   * `after` until it is null).
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

/** A request made before the action, which is enabled only once its response is shown. */
export interface PreviewDescription {
  readonly action: string;
  /** Defaults to `This will happen`. */
  readonly title?: string;
  readonly lines: (answer: Values) => readonly string[];
  /** Values of the preview that are sent with the action; the service rejects it if they are out of date. */
  readonly agreed?: (answer: Values) => Values;
  /** A table of rows; `rows` names the field of the response that holds them. */
  readonly part?: PartDescription & { readonly rows: string };
}

/** An action on a record. */
export interface ActionDescription {
  readonly name: string;
  readonly label: string;
  readonly roles: readonly Role[];
  /** Omitted for an action that is always available. The service checks again. */
  readonly when?: (record: AdminRecord) => boolean;
  readonly tone?: 'primary' | 'danger';
  /** The question in the dialog. An action without a question, fields and reason runs without a dialog. */
  readonly confirm?: string | ((record: AdminRecord) => string);
  readonly needsReason?: boolean;
  readonly mayHaveReason?: boolean;
  /** The reader of the reason besides staff, in an email or on a page: `The traveler`. */
  readonly reasonReader?: string;
  readonly fields?: readonly FieldDescription[] | ((record: AdminRecord) => readonly FieldDescription[]);
  readonly initial?: (record: AdminRecord) => Values;
  readonly preview?: PreviewDescription;
  readonly outcome?: (answer: Values) => Outcome | null;
  readonly done: string;
  /** The action removes the record, so its list is shown afterwards. */
  readonly isLast?: boolean;
  /** The action applies to the displayed version only; it is rejected if the record has changed since. */
  readonly isOfVersion?: boolean;
}

/** The version to which an action with `isOfVersion` is limited. */
export const versionFor = (
  { isOfVersion = false }: ActionDescription,
  record: AdminRecord | undefined,
): number | undefined => (isOfVersion ? record?.version : undefined);

/** Fields that are computed from the record are empty without one. */
export const fieldsOf = ({ fields = [] }: ActionDescription, record?: AdminRecord) =>
  typeof fields === 'function' ? (record ? fields(record) : []) : fields;

export const confirmationOf = ({ confirm }: ActionDescription, record?: AdminRecord) =>
  typeof confirm === 'function' ? record && confirm(record) : confirm;

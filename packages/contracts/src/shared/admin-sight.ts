import type { Role } from '../identity/auth.schema.js';
import type { AdminEntity } from './admin.js';

/** Fields of a record that are shown by an action only, which says in the audit log who looked. */
export interface HiddenFields {
  /** The action whose answer holds the fields. */
  readonly action: string;
  readonly roles: readonly Role[];
  /** `travellers.diet`: the field of each traveler. */
  readonly fields: readonly string[];
}

const operators = ['owner', 'operations'] as const;
const sellers = ['owner', 'operations', 'sales'] as const;

/**
 * What is in no record of the back office, no matter who asks for it: what is encrypted at rest, and links that let their
 * bearer act for a traveler. A service fills the fields in; the kit takes them out again and offers the actions.
 */
const hidden = {
  bookings: [
    {
      action: 'open-details',
      roles: operators,
      fields: [
        'diet',
        'needs',
        'travellers.dateOfBirth',
        'travellers.passportNumber',
        'travellers.diet',
        'travellers.medicalNotes',
        'travellers.roomWish',
        'travellers.arrival',
        'travellers.departure',
        'travellers.emergencyContact',
      ],
    },
    { action: 'open-link', roles: operators, fields: ['manageUrl'] },
  ],
  leads: [{ action: 'open-link', roles: sellers, fields: ['statusUrl', 'quotes.url'] }],
  quotes: [{ action: 'open-link', roles: sellers, fields: ['url'] }],
} as const satisfies Partial<Record<AdminEntity, readonly HiddenFields[]>>;

export const hiddenFieldsOf = (entity: string): readonly HiddenFields[] =>
  (hidden as Readonly<Record<string, readonly HiddenFields[]>>)[entity] ?? [];

export const hiddenAction = (entity: string, action: string): HiddenFields | undefined =>
  hiddenFieldsOf(entity).find((one) => one.action === action);

import * as z from 'zod/mini';
import { isStorable } from './storable.js';

/**
 * Check for every typed text: characters that a database cannot store are refused as invalid input instead of causing an
 * error.
 */
export const storable = z.refine<string>(isStorable, 'This text holds characters that cannot be stored.');

/** A typed line of text: trimmed, not empty, limited in length. */
export const line = (max = 200) =>
  z.string().check(z.trim(), z.minLength(1, 'This field is required.'), z.maxLength(max), storable);

/** Optional free text: trimmed, limited in length; an empty one counts as absent. */
export const optionalLine = (max = 200) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max), storable)));

/**
 * An email address as typed; compared only after `normalizeEmail`. Pasted text may contain invisible format
 * characters, for example for the writing direction; a visitor could not correct an address that was refused
 * because of them.
 */
export const Email = z.string('Invalid email address').check(
  z.overwrite((text) => text.replace(/\p{Cf}/gu, '')),
  z.trim(),
  z.maxLength(254),
  z.email('Invalid email address'),
);

/** The last part of a page's path. */
export const Slug = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

export const Id = z.uuid();
/** An id that may be absent; as in `optionalLine`, an empty one counts as absent. */
export const optionalId = z.optional(z.nullable(z.union([Id, z.literal('')])));

/** A calendar day without a time zone: `2027-02-06`. */
export const Day = z.iso.date();

/**
 * A day in a query, from which others are calculated: a database cannot store the year 0, and the day after 9999 has no such
 * text.
 */
export const AskedDay = Day.check(
  z.refine((day) => !/^(?:0\d|1[0-8]|[3-9]\d)\d\d-/.test(day), 'Write a day between 1900 and 2999.'),
);

/** A moment in UTC, ISO 8601. */
export const Instant = z.iso.datetime({ offset: true });

/** Normalizes an address, so that equal addresses compare equal. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The mailbox of an address: `a.sharma+tour@x.org` is delivered to the same person as `a.sharma@x.org`. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = normalizeEmail(email).split('@');
  const plain = local.split('+')[0] ?? local;
  const isDotless = domain === 'gmail.com' || domain === 'googlemail.com';
  return `${isDotless ? plain.replaceAll('.', '') : plain}@${isDotless ? 'gmail.com' : domain}`;
}

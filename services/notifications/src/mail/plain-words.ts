import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { nameInMail, withoutAddresses } from '@valam/service-kit/text/typed-words';
import { mailCauses, type MailCause } from './mail-causes.js';

/** Replacements for texts that are not plausible names. */
const nameless: Readonly<Record<string, string>> = {
  fullName: 'friend',
  firstName: 'friend',
  name: 'friend',
  newName: 'another traveler',
  formerName: 'A traveler',
  leadName: 'A traveler',
  buyerName: 'A friend',
  recipientName: 'friend',
};

/**
 * Sanitizes the data of an email to a person who may never have asked for it: only plausible names, no addresses of
 * other people, and no long text written by a stranger; one by the buyer of a gift stays. The team gets the data unchanged.
 */
export function plainData<T extends object>(template: MailTemplateName, data: T): T {
  const cause = mailCauses[template];
  if (cause === 'team') return data;
  return plain(data, cause) as T;
}

function plain(value: unknown, cause: MailCause, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, cause, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part, cause, key)]));
  if (typeof value !== 'string') return value;
  const fallback = Object.hasOwn(nameless, name) ? nameless[name] : undefined;
  if (fallback) return nameInMail(value) ?? fallback;
  if (cause === 'known' || isOwnLink(name)) return value;
  return name === 'message' && cause !== 'for_another' ? null : withoutAddresses(value);
}

/** Links are generated here, from the configured URL of the site. */
const isOwnLink = (name: string): boolean => /(?:Url|Link|^link)$/.test(name);

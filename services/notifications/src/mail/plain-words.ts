import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { mailCauses, type MailCause } from './mail-causes.js';

const longestName = 60;
const mostWordsOfName = 7;

/** Letters with combining marks and joiners, and the punctuation within names: `Mum & Dad`, `ジョン・スミス`. */
const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}\u200C\u200D\s.,'‘’&+()·・‐‑-]*$/u;
/** They join letters in Persian and in some scripts of India, and could hide a host. */
const joiners = /[\u200C\u200D]/g;
/** `evil.example` and `pay.me`: email programs turn such words into links, with any kind of dot. */
const hostLike = /[\p{L}\p{N}-][.。．｡]\p{L}[\p{L}\p{N}-]/u;

const isAddress = (word: string): boolean =>
  word.includes('://') || word.includes('@') || /^www\./i.test(word) || hostLike.test(word);

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

/** The typed name if it is plausible; otherwise it may be a message, and is left out. */
export function nameInMail(typed: string): string | null {
  const name = typed.replace(/\s+/g, ' ').trim();
  const isName =
    name.length <= longestName &&
    name.split(' ').length <= mostWordsOfName &&
    nameOnly.test(name) &&
    !hostLike.test(name.replace(joiners, ''));
  return isName ? name : null;
}

/** Removes everything that an email program would turn into a link. */
export function withoutAddresses(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (isAddress(word) ? '…' : word))
    .join('');
}

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

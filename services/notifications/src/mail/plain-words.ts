import type { MailTemplateName } from '@valam/contracts/notifications/mail.templates';
import { mailCauses } from './mail-causes.js';

const longestName = 60;
const mostWordsOfName = 7;

/** Letters with their marks, and what stands between the parts of a name. */
const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’()-]*$/u;
/** `evil.example` and `pay.me`: email programs make links of such words, with any kind of dot. */
const hostLike = /[\p{L}\p{N}-][.。．｡]\p{L}[\p{L}\p{N}-]/u;

const isAddress = (word: string): boolean =>
  word.includes('://') || word.includes('@') || /^www\./i.test(word) || hostLike.test(word);

/** What is said where a name is none. */
const nameless: Readonly<Record<string, string>> = {
  fullName: 'friend',
  firstName: 'friend',
  name: 'friend',
  newName: 'another traveler',
  formerName: 'A traveler',
};

/** The name as it was typed when it can be one; otherwise it may be a message, and is left out. */
export function nameInMail(typed: string): string | null {
  const name = typed.replace(/\s+/g, ' ').trim();
  const isName =
    name.length <= longestName &&
    name.split(' ').length <= mostWordsOfName &&
    nameOnly.test(name) &&
    !hostLike.test(name);
  return isName ? name : null;
}

/** Text without anything that an email program would make a link of. */
export function withoutAddresses(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => (isAddress(word) ? '…' : word))
    .join('');
}

/**
 * The data of an email as it may be written to someone who perhaps never asked for it: names that are names, no addresses
 * of others, and nothing that a stranger wrote at length. The team reads everything as it came.
 */
export function plainData<T extends object>(template: MailTemplateName, data: T): T {
  const cause = mailCauses[template];
  if (cause === 'team') return data;
  return plain(data, cause !== 'known') as T;
}

function plain(value: unknown, isFromStranger: boolean, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, isFromStranger, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, plain(part, isFromStranger, key)]),
    );
  if (typeof value !== 'string') return value;
  const fallback = Object.hasOwn(nameless, name) ? nameless[name] : undefined;
  if (fallback) return nameInMail(value) ?? fallback;
  if (!isFromStranger || isOwnLink(name)) return value;
  return name === 'message' ? null : withoutAddresses(value);
}

/** Links are made here, from the configured address of the site. */
const isOwnLink = (name: string): boolean => /(?:Url|Link|^link)$/.test(name);

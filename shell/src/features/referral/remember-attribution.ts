import { callFailure } from '@valam/mfe-kit/api';
import { overTls, parseJson } from '@valam/mfe-kit/host';
import type { AppContext } from '@valam/mfe-kit/remote';
import type { Attribution } from '@valam/mfe-kit/shell';
import { shellApi } from '../../api/shell.api';
import { aliveCode, codeLifetimeMs, codeOf, referralCookie, type StoredCode } from './stored-code';

const codeKey = 'valam.referral';
const unknownCodeKey = 'valam.referral.nobodys';
const cookieName = 'attribution';
const notFound = 404;
const { recordClick, referralOwner } = shellApi.endpoints;

type Measured = Pick<Attribution, 'firstPage' | 'utm'>;
type Kept = Measured & Pick<Attribution, 'referralCodeUsed' | 'referredBy'>;

const nothingMeasured: Measured = { firstPage: null, utm: null };

/**
 * Remembers who referred the visitor: the code is stored for thirty days, its owner is requested once and the visit is
 * counted once. The first page and the campaign are analytics: they stay in this tab's memory, neither stored nor sent,
 * until the visitor consents. Works in browsers that block storage, too.
 *
 * @param path of this page, without the token of a private one
 */
export async function rememberAttribution(app: AppContext, path: string): Promise<void> {
  const search = new URLSearchParams(window.location.search);
  // The cookie: the visitor may have left the page with `ref` in its URL before this code ran.
  const arriving = codeOf(search.get('ref') ?? cookieOf(referralCookie));
  app.shell.learnAttribution(keptBefore(app.shell.consent()?.analytics === true));
  const before = app.shell.attribution();
  const measured: Measured = {
    firstPage: before.firstPage ?? path,
    utm: before.utm ?? campaignOf(search),
  };
  followConsent(app, measured);
  await learnReferral(app, arriving, before, path);
}

/**
 * Attribution written by an earlier page. It is not trusted: the server validates what forms send.
 */
function keptBefore(mayMeasure: boolean): Kept {
  const kept = (parseJson(decoded(cookieOf(cookieName))) ?? {}) as Partial<Kept>;
  return {
    referralCodeUsed: kept.referralCodeUsed ?? null,
    referredBy: kept.referredBy ?? null,
    ...(mayMeasure ? { firstPage: kept.firstPage ?? null, utm: kept.utm ?? null } : nothingMeasured),
  };
}

const cookieOf = (name: string): string =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Stores the code before its owner is known, so that forms already send it. */
async function learnReferral(
  app: AppContext,
  arriving: string | null,
  before: Attribution,
  path: string,
): Promise<void> {
  const kept = arriving ? keepCode(arriving) : keptCode();
  const isNew = arriving !== null && arriving !== before.referralCodeUsed;
  const learn = (referredBy: string | null): void => {
    app.shell.learnAttribution({ referralCodeUsed: kept?.code ?? null, referredBy });
    write(app);
  };

  // The stored owner may be that of an older code, if the visitor left before the owner of this one was known.
  const referredBy = kept?.code === before.referralCodeUsed ? before.referredBy : null;
  learn(referredBy);
  document.cookie = `${referralCookie}=; Path=/; Max-Age=0`;
  if (arriving && isNew) app.send(recordClick, { body: { code: arriving, path } }).catch(() => undefined);
  if (kept && !referredBy && (isNew || !isUnknownCode(kept.code))) learn(await ownerOf(app, kept.code));
}

/** The owner of the code. An unknown code is requested once: the 404 is remembered until another code arrives. */
async function ownerOf(app: AppContext, code: string): Promise<string | null> {
  try {
    return (await app.query(referralOwner, { code })).id;
  } catch (reason) {
    if (callFailure(reason)?.status === notFound) keep(unknownCodeKey, code);
    return null;
  }
}

/** Adds the analytics data on consent, and removes it without consent. */
function followConsent(app: AppContext, measured: Measured): void {
  let isAllowed: boolean | null = null;
  const follow = (): void => {
    const allows = app.shell.consent()?.analytics ?? false;
    if (allows === isAllowed) return;
    isAllowed = allows;
    app.shell.learnAttribution(allows ? measured : nothingMeasured);
    write(app);
  };
  follow();
  app.store.subscribe(follow);
}

function keptCode(): StoredCode | null {
  const stored = read(codeKey);
  const alive = aliveCode(stored, Date.now());
  if (stored && !alive) localStorage.removeItem(codeKey);
  return alive;
}

function keepCode(code: string): StoredCode {
  const stored = { code, timestamp: Date.now() };
  keep(codeKey, JSON.stringify(stored));
  return stored;
}

const isUnknownCode = (code: string): boolean => read(unknownCodeKey) === code;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (reason) {
    // eslint-disable-next-line no-console -- a browser that stores nothing is only logged
    console.warn(`${key} could not be read`, reason);
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (reason) {
    // eslint-disable-next-line no-console -- a browser that stores nothing is only logged
    console.warn(`${key} could not be kept`, reason);
  }
}

function campaignOf(search: URLSearchParams): Attribution['utm'] {
  const tags = [...search].filter(([name]) => /^utm_(source|medium|campaign|term|content)$/.test(name));
  return tags.length > 0
    ? Object.fromEntries(tags.map(([name, value]) => [name, value.slice(0, 200)]))
    : null;
}

/** Browsers drop a cookie of more than 4,096 bytes, including the referral code in it. */
const roomOfTag = 400;
const roomOfPage = 500;

/** Truncates a text to a size in the cookie, where a letter of an Indian script takes nine bytes. */
function cutTo(room: number, text: string): string {
  let size = 0;
  let kept = '';
  for (const character of text) {
    size += encodeURIComponent(JSON.stringify(character).slice(1, -1)).length;
    if (size > room) break;
    kept += character;
  }
  return kept;
}

/**
 * The server reads the cookie too, for forms without JavaScript. An empty attribution removes the cookie.
 */
function write(app: AppContext): void {
  const { referralCodeUsed, referredBy, firstPage, utm } = app.shell.attribution();
  const isEmpty = !referralCodeUsed && !firstPage && !utm;
  const value = isEmpty
    ? ''
    : JSON.stringify({
        referralCodeUsed,
        referredBy,
        firstPage: firstPage && cutTo(roomOfPage, firstPage),
        utm:
          utm &&
          Object.fromEntries(Object.entries(utm).map(([name, value]) => [name, cutTo(roomOfTag, value)])),
      } satisfies Kept);
  const maxAge = isEmpty ? 0 : Math.round(codeLifetimeMs / 1_000);
  document.cookie = `${cookieName}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${overTls()}`;
}

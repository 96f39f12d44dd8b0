import type { AppContext } from '@valam/mfe-kit/remote';
import type { Attribution } from '@valam/mfe-kit/shell';
import { shellApi } from '../../api/shell.api';
import { aliveCode, codeLifetimeMs, codeOf, type StoredCode } from './stored-code';

const codeKey = 'valam.referral';
const cookieName = 'attribution';
const { recordClick, referralOwner } = shellApi.endpoints;

interface Kept {
  readonly referralCodeUsed: string | null;
  readonly referredBy: string | null;
  readonly firstPage: string | null;
  readonly utm: Attribution['utm'];
}

/**
 * Remembers who sent the visitor, from which page on and by which campaign. The code is kept for thirty days, its owner is
 * asked once and the visit is counted once. A browser that keeps nothing is served all the same.
 */
export async function rememberAttribution(app: AppContext): Promise<Partial<Attribution>> {
  const search = new URLSearchParams(window.location.search);
  const before = app.shell.attribution();
  const arriving = codeOf(search);
  const kept = arriving ? keepCode(arriving) : keptCode();
  const isNew = arriving !== null && arriving !== before.referralCodeUsed;

  let referredBy = kept && !isNew ? before.referredBy : null;
  if (kept && !referredBy) {
    referredBy = (await app.attempt(referralOwner, { code: kept.code }))?.id ?? null;
  }
  if (arriving && isNew) {
    await app
      .send(recordClick, { body: { code: arriving, path: window.location.pathname } })
      .catch(() => undefined);
  }
  const attribution: Kept = {
    referralCodeUsed: kept?.code ?? null,
    referredBy,
    firstPage: before.firstPage ?? window.location.pathname,
    utm: before.utm ?? campaignOf(search),
  };
  writeCookie(attribution);
  return attribution;
}

function keptCode(): StoredCode | null {
  try {
    const alive = aliveCode(localStorage.getItem(codeKey), Date.now());
    if (!alive) localStorage.removeItem(codeKey);
    return alive;
  } catch (reason) {
    // eslint-disable-next-line no-console -- a browser that keeps nothing is only noted
    console.warn('The referral code could not be read', reason);
    return null;
  }
}

function keepCode(code: string): StoredCode {
  const stored = { code, timestamp: Date.now() };
  try {
    localStorage.setItem(codeKey, JSON.stringify(stored));
  } catch (reason) {
    // eslint-disable-next-line no-console -- a browser that keeps nothing is only noted
    console.warn('The referral code could not be kept', reason);
  }
  return stored;
}

function campaignOf(search: URLSearchParams): Attribution['utm'] {
  const tags = [...search].filter(([name]) => /^utm_(source|medium|campaign|term|content)$/.test(name));
  return tags.length > 0
    ? Object.fromEntries(tags.map(([name, value]) => [name, value.slice(0, 200)]))
    : null;
}

/** The server reads it too, so that forms without scripts carry the same. */
function writeCookie(kept: Kept): void {
  const maxAge = Math.round(codeLifetimeMs / 1_000);
  document.cookie = `${cookieName}=${encodeURIComponent(JSON.stringify(kept))}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

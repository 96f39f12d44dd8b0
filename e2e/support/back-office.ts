import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { expectMails } from './mailbox';
import { dataDir, siteUrl, system } from './system';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface OfficeRecord {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Sign-in is rate-limited per address, so each staff member signs in once for all workers; their sessions are stored here.
 */
const rememberedIn = path.join(dataDir, 'journey-sessions');
const sessionFile = (email: string): string => path.join(rememberedIn, `${encodeURIComponent(email)}.json`);

async function remembered(email: string): Promise<StorageState | undefined> {
  try {
    return JSON.parse(await readFile(sessionFile(email), 'utf8')) as StorageState;
  } catch {
    return undefined;
  }
}

async function remember(email: string, state: StorageState): Promise<void> {
  await mkdir(rememberedIn, { recursive: true });
  const unfinished = `${sessionFile(email)}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify(state));
  await rename(unfinished, sessionFile(email));
}

/** A browser context with a signed-in staff member. */
export async function signedIn(browser: Browser, who: Credentials = system().admin): Promise<BrowserContext> {
  const known = await remembered(who.email);
  if (known) return browser.newContext({ storageState: known });
  const context = await browser.newContext();
  const answer = await context.request.post(`${siteUrl()}/api/auth/login`, { maxRetries: 1, data: who });
  expect(answer.status(), 'signing in').toBe(200);
  await remember(who.email, await context.storageState());
  return context;
}

/**
 * API calls of the back office with the session of the signed-in user. Playwright reuses connections, which the server
 * may close just as the next call starts: such a call is retried once.
 */
export class Office {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  static async of({ request }: BrowserContext): Promise<Office> {
    const me = (await (await request.get(`${siteUrl()}/api/auth/me`)).json()) as { csrfToken: string };
    return new Office(request, { 'x-csrf-token': me.csrfToken });
  }

  async find(path: string): Promise<readonly OfficeRecord[]> {
    const answer = await this.request.get(`${siteUrl()}/api/admin/${path}`, { maxRetries: 1 });
    return ((await answer.json()) as { items: OfficeRecord[] }).items;
  }

  async read(path: string): Promise<OfficeRecord> {
    return (await (
      await this.request.get(`${siteUrl()}/api/admin/${path}`, { maxRetries: 1 })
    ).json()) as OfficeRecord;
  }

  /** Returns the record or response; fails the journey on any error status. */
  async do(path: string, data: object = {}): Promise<OfficeRecord> {
    const answer = await this.send(path, data);
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as OfficeRecord;
  }

  send(path: string, data: object = {}) {
    return this.request.post(`${siteUrl()}/api/admin/${path}`, {
      maxRetries: 1,
      headers: this.headers,
      data,
    });
  }

  change({ id, version }: OfficeRecord, entity: string, data: object) {
    return this.request.patch(`${siteUrl()}/api/admin/${entity}/${id}`, {
      maxRetries: 1,
      headers: { ...this.headers, 'if-match': String(version) },
      data,
    });
  }
}

/** Invites a staff member, who sets a password by the emailed link. */
export async function hire(owner: Office, browser: Browser, role: string): Promise<Credentials> {
  const email = `${role}-${Date.now()}@example.org`;
  await owner.do('staff', { email, fullName: `Somebody of ${role}`, role });
  const [mail] = await expectMails(email, 1);
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const password = 'Quiet-lamps-by-the-river-7';
  const visitor = await browser.newContext();
  const answer = await visitor.request.post(`${siteUrl()}/api/auth/reset-password`, {
    maxRetries: 1,
    data: { token, password },
  });
  expect(answer.status(), 'choosing a password').toBe(200);
  await visitor.close();
  return { email, password };
}

/** Opens a screen of the back office and waits until it has loaded. */
export async function visit(page: Page, place: string): Promise<void> {
  await page.goto(`${siteUrl()}/admin${place}`);
  await expectScreen(page);
}

/** Waits until the screen has its one title and nothing is loading. */
export async function expectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1, { timeout: 15_000 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 15_000 });
}

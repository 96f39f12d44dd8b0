import { openBrowser } from '@valam/testing/browser';
import { expectLive } from '@valam/testing/live';
import { json, many, send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import { until } from '@valam/local/waiting';
import { finding } from '../finding.ts';
import { payloads, poisoned, untouched } from '../hostile-words.ts';
import { executableElements } from '../executable-elements.ts';
import type { Target } from '../target.ts';
import type { Person } from '@valam/testing/people';
import * as z from 'zod/mini';

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

const published = 'status=published';

/** A record of the back office; not every kind has a public page. */
const OfficeRecord = z.looseObject({ id: z.string(), version: z.number(), slug: z.optional(z.string()) });
type OfficeRecord = z.output<typeof OfficeRecord>;

interface Shown {
  entity: string;
  query?: string;
  page: (record: OfficeRecord) => string;
}

/** Kinds of records whose text is displayed, which record to use, and on which page. */
const shown: Shown[] = [
  { entity: 'tours', page: ({ slug }) => `/spiritual-tours/${slug}` },
  { entity: 'retreats', page: ({ slug }) => `/retreats/${slug}` },
  { entity: 'blogs', page: ({ slug }) => `/blog/${slug}` },
  { entity: 'temples', page: ({ slug }) => `/temples/${slug}` },
  { entity: 'ashrams', page: ({ slug }) => `/ashrams/${slug}` },
  { entity: 'venues', page: ({ slug }) => `/venues/${slug}` },
  {
    entity: 'contributors',
    query: 'approvalStatus=approved&contributingArea=Host',
    page: ({ slug }) => `/host/${slug}`,
  },
  { entity: 'testimonials', query: `${published}&sort=order&order=asc`, page: () => '/testimonials' },
  { entity: 'faqs', query: `${published}&type=About`, page: () => '/about' },
  { entity: 'policies', page: ({ slug }) => `/${slug}` },
];

/** Maximum delay until a change is visible on its page. */
const mostMsUntilShown = 5_000;

/** A record that has a page, read and updated as the owner. */
async function someRecord(site: string, owner: Person, { entity, query = published, page }: Shown) {
  const address = `${site}/api/admin/${entity}`;
  const { headers } = owner;
  const list = json(
    await send(`${address}?perPage=20&${query}`, { headers }),
    z.object({ items: z.array(OfficeRecord) }),
  );
  let id;
  for (const item of list?.items ?? []) {
    const record = json(await send(`${address}/${item.id}`, { headers }), OfficeRecord);
    if (!record || (await send(site + page(record))).status !== 200) continue;
    id = item.id;
    break;
  }
  if (!id) return undefined;
  const read = async () => {
    const record = json(await send(`${address}/${id}`, { headers }), OfficeRecord);
    if (!record) throw new Error(`${address}/${id} could not be read`);
    return record;
  };
  return {
    read,
    write: async (values: object) =>
      (
        await send(`${address}/${id}`, {
          method: 'PATCH',
          headers: { ...headers, 'if-match': String((await read()).version) },
          body: values,
        })
      ).status === 200,
  };
}

export type Written = NonNullable<Awaited<ReturnType<typeof someRecord>>>;

/** Appends the payload to every sentence, in all fields at once, or else in one field at a time. */
async function poison({ write }: Written, fields: [string, unknown][], words: string) {
  const values = fields.map(([name, value]) => [name, poisoned(value, words, name).value] as const);
  if (await write(Object.fromEntries(values))) return fields.length;
  let count = 0;
  for (const [name, value] of values) if (await write({ [name]: value })) count++;
  return count;
}

const isOnPage = (address: string, words: string) =>
  until(async () => (await send(address)).text.includes(words), {
    timeoutMs: mostMsUntilShown,
    everyMs: 100,
  });

async function showPoisoned(
  record: Written,
  {
    site,
    look,
    pageOf,
    wrong,
  }: {
    site: string;
    look: (path: string) => Promise<void>;
    pageOf: (record: OfficeRecord) => string;
    wrong: string[];
  },
) {
  const original = await record.read();
  const page = pageOf(original);
  const prose = Object.entries(original).filter(
    ([name, value]) => !untouched.test(name) && poisoned(value, 'x', name).count > 0,
  );
  const writable: [string, unknown][] = [];
  for (const [name, value] of prose) if (await record.write({ [name]: value })) writable.push([name, value]);
  let count = 0;
  try {
    for (const [index, payload] of payloads.entries()) {
      const mark = `hostile${index}words`;
      count += await poison(record, writable, `${mark} ${payload}`);
      if (!(await isOnPage(site + page, mark))) wrong.push(`${page} never showed payload ${index}`);
      await look(page);
    }
  } finally {
    for (const [name, value] of writable) await record.write({ [name]: value });
  }
  return count;
}

/** URLs whose parameters are echoed on the page. */
const addresses: Record<string, (text: string) => string[]> = {
  search: (text) => [`/search?q=${text}`, `/spiritual-tours?month=${text}&theme=${text}`],
  addresses: (text) => [
    `/there-is-no-${text}`,
    `/?utm_source=${text}&ref=${text}`,
    `/verify-email/${text}`,
    `/reset-password/${text}`,
  ],
};

/** Concurrency: most of the time is spent waiting for hydration. */
const sideBySide = 3;

/** Returns the number of attempts. */
type Part = (on: { look: (path: string) => Promise<void>; wrong: string[] }) => Promise<number>;

/** A browser page that detects executed payloads. */
async function openLook(browser: Browser, site: string) {
  const wrong: string[] = [];
  let where = '';
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.exposeFunction('planted', () => void wrong.push(`executed on ${where}`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  return {
    wrong,
    close: () => context.close(),
    look: async (path: string) => {
      where = path;
      await page.goto(site + path, { waitUntil: 'domcontentloaded', timeout: 90_000 });
      await expectLive(page, 8_000).catch(() => {});
      const alive = await executableElements(page);
      if (alive > 0) wrong.push(`${path}: ${alive} living elements`);
    },
  };
}

export async function auditHostileWords({ site, run, log, only }: Target) {
  const owner = await signIn(site, run().admin);
  const browser = await openBrowser(log);
  const kinds = shown.map(
    (kind) =>
      [
        kind.entity,
        async (on) => {
          const record = await someRecord(site, owner, kind);
          return record ? showPoisoned(record, { site, pageOf: kind.page, ...on }) : 0;
        },
      ] as [string, Part],
  );
  const places = Object.entries(addresses).map(
    ([name, pathsWith]) =>
      [
        name,
        async ({ look }) => {
          const paths = payloads.flatMap((payload) => pathsWith(encodeURIComponent(payload)));
          for (const path of paths) await look(path);
          return paths.length;
        },
      ] as [string, Part],
  );
  const parts = [...kinds, ...places].filter(([name]) => only.length === 0 || only.includes(name));
  const allWrong: string[] = [];
  let all = 0;
  try {
    const findings = await many(parts.length, sideBySide, async (index) => {
      const [name, part] = parts[index] as [string, Part];
      const { look, wrong, close } = await openLook(browser, site);
      const tried = await part({ look, wrong });
      await close();
      log(`${name}: ${tried} shown, ${wrong.length} wrong`);
      all += tried;
      allWrong.push(...wrong);
      return finding(`hostile words: ${name}`, { tried, wrong, unit: 'shown', goal: '0 executed' });
    });
    const total = finding('hostile words', {
      tried: all,
      wrong: allWrong,
      least: 300,
      unit: 'payloads shown',
      goal: '≥ 300 shown, 0 executed',
    });
    return only.length > 0 ? findings : [...findings, total];
  } finally {
    await browser.close();
  }
}

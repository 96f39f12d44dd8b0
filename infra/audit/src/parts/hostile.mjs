import { live, openBrowser } from '../../../bench/src/harness/browser.mjs';
import { json, many, send } from '../../../bench/src/harness/http.mjs';
import { signIn } from '../../../bench/src/harness/people.mjs';
import { pause } from '../../../local/src/waiting.mjs';
import { finding } from '../finding.mjs';
import { payloads, poisoned, untouched } from '../hostile-words.mjs';
import { livingElements } from '../living-elements.mjs';

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */

const published = 'status=published';

/**
 * Records whose words are shown, which one of them, and where.
 * @type {{ entity: string, query?: string, page: (record: { slug: string }) => string }[]}
 */
const shown = [
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

/** How long what was written may take to be on its page. */
const mostMsUntilShown = 5_000;

/**
 * One record that has a page, seen and changed as the owner.
 * @param {string} site @param {import('../../../bench/src/harness/people.mjs').Person} owner
 * @param {{ entity: string, query?: string, page: (record: { slug: string }) => string }} kind
 */
async function someRecord(site, owner, { entity, query = published, page }) {
  const address = `${site}/api/admin/${entity}`;
  const { headers } = owner;
  const list = json(await send(`${address}?perPage=20&${query}`, { headers }));
  let id;
  for (const item of list?.items ?? []) {
    const record = json(await send(`${address}/${item.id}`, { headers }));
    if ((await send(site + page(record))).status !== 200) continue;
    id = item.id;
    break;
  }
  if (!id) return undefined;
  const read = async () => json(await send(`${address}/${id}`, { headers }));
  return {
    read,
    /** @param {any} values */
    write: async (values) =>
      (
        await send(`${address}/${id}`, {
          method: 'PATCH',
          headers: { ...headers, 'if-match': String((await read()).version) },
          body: values,
        })
      ).status === 200,
  };
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof someRecord>>>} Written */

/** Writes something behind every sentence, all fields at once or else each alone. @param {Written} record @param {[string, any][]} fields @param {string} words */
async function poison({ write }, fields, words) {
  const values = fields.map(([name, value]) => [name, poisoned(value, words, name).value]);
  if (await write(Object.fromEntries(values))) return fields.length;
  let count = 0;
  for (const [name, value] of values) if (await write({ [name]: value })) count++;
  return count;
}

/** @param {string} address @param {string} words */
async function isOnPage(address, words) {
  const until = Date.now() + mostMsUntilShown;
  for (;;) {
    if ((await send(address)).text.includes(words)) return true;
    if (Date.now() > until) return false;
    await pause(100);
  }
}

/**
 * @param {Written} record
 * @param {{ site: string, look: (path: string) => Promise<void>, pageOf: (record: { slug: string }) => string, wrong: string[] }} on
 */
async function showPoisoned(record, { site, look, pageOf, wrong }) {
  const original = await record.read();
  const page = pageOf(original);
  const prose = Object.entries(original).filter(
    ([name, value]) => !untouched.test(name) && poisoned(value, 'x', name).count > 0,
  );
  /** @type {[string, any][]} */
  const writable = [];
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

/** Addresses that say something back. @type {Record<string, (text: string) => string[]>} */
const addresses = {
  search: (text) => [`/search?q=${text}`, `/spiritual-tours?month=${text}&theme=${text}`],
  addresses: (text) => [
    `/there-is-no-${text}`,
    `/?utm_source=${text}&ref=${text}`,
    `/verify-email/${text}`,
    `/reset-password/${text}`,
  ],
};

/** How many kinds are looked at side by side: most of the time is spent waiting for pages to come to life. */
const sideBySide = 3;

/**
 * A page of its own that notices whatever runs.
 * @param {Browser} browser @param {string} site
 */
async function openLook(browser, site) {
  /** @type {string[]} */
  const wrong = [];
  let where = '';
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.exposeFunction('planted', () => void wrong.push(`executed on ${where}`));
  page.on('dialog', (dialog) => void dialog.dismiss());
  return {
    wrong,
    close: () => context.close(),
    /** @param {string} path */
    look: async (path) => {
      where = path;
      await page.goto(site + path, { waitUntil: 'domcontentloaded', timeout: 90_000 });
      await live(page, 8_000).catch(() => {});
      const alive = await livingElements(page);
      if (alive > 0) wrong.push(`${path}: ${alive} living elements`);
    },
  };
}

/** @param {{ site: string, run: () => any, log: (line: string) => void, only?: readonly string[] }} target */
export async function auditHostileWords({ site, run, log, only = [] }) {
  const owner = await signIn(site, run().admin);
  const browser = await openBrowser(log);
  /** @typedef {(on: { look: (path: string) => Promise<void>, wrong: string[] }) => Promise<number>} Part what was tried */
  const kinds = shown.map(
    (kind) =>
      /** @type {[string, Part]} */ ([
        kind.entity,
        async (on) => {
          const record = await someRecord(site, owner, kind);
          return record ? showPoisoned(record, { site, pageOf: kind.page, ...on }) : 0;
        },
      ]),
  );
  const places = Object.entries(addresses).map(
    ([name, pathsWith]) =>
      /** @type {[string, Part]} */ ([
        name,
        async ({ look }) => {
          const paths = payloads.flatMap((payload) => pathsWith(encodeURIComponent(payload)));
          for (const path of paths) await look(path);
          return paths.length;
        },
      ]),
  );
  const parts = [...kinds, ...places].filter(([name]) => only.length === 0 || only.includes(name));
  /** @type {string[]} */
  const allWrong = [];
  let all = 0;
  try {
    const findings = await many(parts.length, sideBySide, async (index) => {
      const [name, part] = /** @type {[string, Part]} */ (parts[index]);
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

import { live, openBrowser } from '../../../bench/src/harness/browser.mjs';
import { json, send } from '../../../bench/src/harness/http.mjs';
import { signIn } from '../../../bench/src/harness/people.mjs';
import { finding } from '../finding.mjs';

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */

/** Each would call `planted` if it were run. */
const payloads = [
  '<script>planted(1)</script>',
  '"><script>planted(1)</script>',
  "'><img src=x onerror=planted(1)>",
  '<img src=x onerror="planted(1)">',
  '<svg onload=planted(1)>',
  '<svg><script>planted(1)</script></svg>',
  '</script><script>planted(1)</script>',
  '</title><script>planted(1)</script>',
  '</textarea><script>planted(1)</script>',
  '<iframe srcdoc="<script>parent.planted(1)</script>">',
  '<a href="javascript:planted(1)">x</a>',
  'javascript:planted(1)',
  '<details open ontoggle=planted(1)>',
  '<body onload=planted(1)>',
  '<math><mtext></p><img src=x onerror=planted(1)>',
  '<!--><script>planted(1)</script-->',
  '[b]<img src=x onerror=planted(1)>[/b]',
  '[url=javascript:planted(1)]x[/url]',
  '<b onmouseover=planted(1)>x</b>',
  '{{constructor.constructor("planted(1)")()}}',
  '${planted(1)}',
  '&lt;script&gt;planted(1)&lt;/script&gt;',
  '\\u003cscript\\u003eplanted(1)\\u003c/script\\u003e',
  '<style>*{background:url(javascript:planted(1))}</style>',
  '<form action=javascript:planted(1)><button>x',
];

/** Records whose words are shown, and where. @type {{ entity: string, page: (record: any) => string }[]} */
const shown = [
  { entity: 'tours', page: ({ slug }) => `/spiritual-tours/${slug}` },
  { entity: 'blogs', page: ({ slug }) => `/blog/${slug}` },
  { entity: 'temples', page: ({ slug }) => `/temples/${slug}` },
  { entity: 'testimonials', page: () => '/testimonials' },
  { entity: 'faqs', page: () => '/private-tours' },
  { entity: 'venues', page: ({ slug }) => `/venues/${slug}` },
  { entity: 'policies', page: ({ slug }) => `/${slug}` },
];

const untouched =
  /^(id|slug|version|status|.*Id|.*Ids|.*At|.*Date|.*Url|.*Key|src|kind|placeholder|currency|state|country|locale|type|alt)$/;

/**
 * The same record with the payload behind every sentence in it.
 * @param {any} value @param {string} payload @param {string} [key] @returns {{ value: any, count: number }}
 */
function poisoned(value, payload, key = '') {
  if (typeof value === 'string') {
    const isProse = !untouched.test(key) && /[a-z] [a-z]/i.test(value);
    return isProse ? { value: `${value} ${payload}`, count: 1 } : { value, count: 0 };
  }
  if (value === null || typeof value !== 'object') return { value, count: 0 };
  let count = 0;
  const walk = (/** @type {any} */ inner, /** @type {string} */ name) => {
    const made = poisoned(inner, payload, name);
    count += made.count;
    return made.value;
  };
  const made = Array.isArray(value)
    ? value.map((one) => walk(one, key))
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
  return { value: made, count };
}

/** Whether anything on the page would run the payload, or has become part of it. @param {Awaited<ReturnType<Browser['newPage']>>} page */
export const livingElements = (page) =>
  page.evaluate(() => {
    const leads = /^(href|src|action|formaction|xlink:href|data|srcdoc|style)$/;
    const isAlive = (/** @type {Attr} */ { name, value }) =>
      value.includes('planted') &&
      (name.startsWith('on') || (leads.test(name) && /^\s*javascript:|<script|url\(/i.test(value)));
    const elements = [...document.querySelectorAll('*')].filter((one) => [...one.attributes].some(isAlive));
    const scripts = [...document.scripts].filter(
      (one) => one.type !== 'application/ld+json' && /^planted\(/.test(one.textContent ?? ''),
    );
    return elements.length + scripts.length;
  });

/**
 * One record, seen and changed as the owner.
 * @param {string} site @param {import('../../../bench/src/harness/people.mjs').Person} owner @param {string} entity
 */
async function someRecord(site, owner, entity) {
  const address = `${site}/api/admin/${entity}`;
  const { headers } = owner;
  const list = json(await send(`${address}?perPage=1&status=published`, { headers }));
  const id = list?.items?.[0]?.id;
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

/** Writes the payload behind every sentence, all fields at once or else each alone. @param {Written} record @param {[string, any][]} fields @param {string} payload */
async function poison({ write }, fields, payload) {
  const values = fields.map(([name, value]) => [name, poisoned(value, payload, name).value]);
  if (await write(Object.fromEntries(values))) return fields.length;
  let count = 0;
  for (const [name, value] of values) if (await write({ [name]: value })) count++;
  return count;
}

/** @param {Written} record @param {(path: string) => Promise<void>} look @param {(record: any) => string} pageOf */
async function showPoisoned(record, look, pageOf) {
  const original = await record.read();
  const prose = Object.entries(original).filter(
    ([name, value]) => !untouched.test(name) && poisoned(value, 'x', name).count > 0,
  );
  /** @type {[string, any][]} */
  const writable = [];
  for (const [name, value] of prose) if (await record.write({ [name]: value })) writable.push([name, value]);
  let count = 0;
  try {
    for (const payload of payloads) {
      count += await poison(record, writable, payload);
      await look(pageOf(original));
    }
  } finally {
    for (const [name, value] of writable) await record.write({ [name]: value });
  }
  return count;
}

/** @param {string} payload */
const addressesWith = (payload) => {
  const text = encodeURIComponent(payload);
  return [
    `/search?q=${text}`,
    `/spiritual-tours?month=${text}&theme=${text}`,
    `/there-is-no-${text}`,
    `/?utm_source=${text}&ref=${text}`,
    `/verify-email/${text}`,
    `/reset-password/${text}`,
  ];
};

/** @param {{ site: string, run: () => any, log: (line: string) => void }} target */
export async function auditHostileWords({ site, run, log }) {
  const owner = await signIn(site, run().admin);
  const browser = await openBrowser(log);
  /** @type {string[]} */
  const wrong = [];
  let tried = 0;
  let where = '';
  try {
    const page = await (await browser.newContext()).newPage();
    await page.exposeFunction('planted', () => void wrong.push(`executed on ${where}`));
    page.on('dialog', (dialog) => void dialog.dismiss());
    const look = async (/** @type {string} */ path) => {
      where = path;
      await page.goto(site + path, { waitUntil: 'domcontentloaded', timeout: 90_000 });
      await live(page, 8_000).catch(() => {});
      const alive = await livingElements(page);
      if (alive > 0) wrong.push(`${path}: ${alive} living elements`);
    };
    for (const { entity, page: pageOf } of shown) {
      const record = await someRecord(site, owner, entity);
      if (record) tried += await showPoisoned(record, look, pageOf);
      else wrong.push(`${entity}: no published record to write into`);
    }
    for (const path of payloads.flatMap(addressesWith)) {
      tried++;
      await look(path);
    }
  } finally {
    await browser.close();
  }
  return [
    finding('hostile words', {
      tried,
      wrong,
      least: 300,
      unit: 'payloads shown',
      goal: '≥ 300 shown, 0 executed',
    }),
  ];
}

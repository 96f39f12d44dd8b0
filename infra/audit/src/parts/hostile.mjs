import { live, openBrowser } from '../../../bench/src/harness/browser.mjs';
import { json, send } from '../../../bench/src/harness/http.mjs';
import { signIn } from '../../../bench/src/harness/people.mjs';
import { finding } from '../finding.mjs';

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

/** @param {{ site: string, run: () => any, log: (line: string) => void }} target */
export async function auditHostileWords({ site, run, log }) {
  const owner = await signIn(site, run().admin);
  const browser = await openBrowser(log);
  /** @type {string[]} */
  const wrong = [];
  const skipped = [];
  let shownCount = 0;
  const context = await browser.newContext();
  const page = await context.newPage();
  let where = '';
  await page.exposeFunction('planted', () => void wrong.push(`executed on ${where}`));
  page.on('dialog', (dialog) => void dialog.dismiss());

  /** @param {string} path */
  async function look(path) {
    where = path;
    await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    await live(page, 8_000).catch(() => {});
    const alive = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((one) =>
          [...one.attributes].some(
            ({ name, value }) =>
              value.includes('planted') &&
              (name.startsWith('on') ||
                (/^(href|src|action|formaction|xlink:href|data|srcdoc|style)$/.test(name) &&
                  /^\s*javascript:|<script|url\(/i.test(value))),
          ),
        ).length +
        [...document.scripts].filter(
          (one) => one.type !== 'application/ld+json' && /^planted\(/.test(one.textContent ?? ''),
        ).length,
    );
    if (alive > 0) wrong.push(`${path}: ${alive} living elements`);
  }

  try {
    for (const { entity, page: pageOf } of shown) {
      const list = json(
        await send(`${site}/api/admin/${entity}?perPage=1&status=published`, { headers: owner.headers }),
      );
      const id = list?.items?.[0]?.id;
      if (!id) {
        skipped.push(entity);
        continue;
      }
      const read = async () =>
        json(await send(`${site}/api/admin/${entity}/${id}`, { headers: owner.headers }));
      const original = await read();
      const write = async (/** @type {any} */ values) =>
        send(`${site}/api/admin/${entity}/${id}`, {
          method: 'PATCH',
          headers: { ...owner.headers, 'if-match': String((await read()).version) },
          body: values,
        });
      const fields = Object.entries(original).filter(
        ([name, value]) => !untouched.test(name) && poisoned(value, 'x', name).count > 0,
      );
      /** @type {[string, any][]} */
      const writable = [];
      for (const [name, value] of fields)
        if ((await write({ [name]: value })).status === 200) writable.push([name, value]);
      try {
        for (const payload of payloads) {
          const values = Object.fromEntries(
            writable.map(([name, value]) => [name, poisoned(value, payload, name).value]),
          );
          let saved = await write(values);
          if (saved.status !== 200)
            for (const [name, value] of Object.entries(values)) {
              saved = await write({ [name]: value });
              if (saved.status === 200) shownCount++;
            }
          else shownCount += writable.length;
          await look(pageOf(original));
        }
      } finally {
        for (const [name, value] of writable) await write({ [name]: value });
      }
    }
    for (const payload of payloads) {
      const text = encodeURIComponent(payload);
      for (const path of [
        `/search?q=${text}`,
        `/spiritual-tours?month=${text}&theme=${text}`,
        `/there-is-no-${text}`,
        `/?utm_source=${text}&ref=${text}`,
        `/verify-email/${text}`,
        `/reset-password/${text}`,
      ]) {
        shownCount++;
        await look(path);
      }
    }
  } finally {
    await browser.close();
  }
  const unlike = skipped.map((entity) => `${entity}: no published record to write into`);
  return [
    finding('hostile words', {
      tried: shownCount,
      wrong: [...wrong, ...unlike],
      least: 300,
      unit: 'payloads shown',
      goal: '≥ 300 shown, 0 executed',
    }),
  ];
}
